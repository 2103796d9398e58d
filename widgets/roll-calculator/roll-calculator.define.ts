import { define } from '../define.ts';
import { RollCalculator } from './roll-calculator.ts';

define('auspex-roll-calculator', RollCalculator);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-roll-calculator': RollCalculator;
  }
}
