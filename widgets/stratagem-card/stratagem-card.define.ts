import { define } from '../define.ts';
import { StratagemCard } from './stratagem-card.ts';

define('auspex-stratagem-card', StratagemCard);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-stratagem-card': StratagemCard;
  }
}
