import '../rule-card/rule-card.define.ts';
import '../stratagem-card/stratagem-card.define.ts';
import { define } from '../define.ts';
import { Popover } from './popover.ts';

define('auspex-popover', Popover);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-popover': Popover;
  }
}
