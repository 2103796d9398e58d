import { define } from '../define.ts';
import { RuleCard } from './rule-card.ts';

define('auspex-rule-card', RuleCard);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-rule-card': RuleCard;
  }
}
