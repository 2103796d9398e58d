import { define } from '../define.ts';
import { AttackCalculator } from './attack-calculator.ts';

define('auspex-attack-calculator', AttackCalculator);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-attack-calculator': AttackCalculator;
  }
}
