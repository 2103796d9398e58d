import { define } from '../define.ts';
import { Datasheet } from './datasheet.ts';

define('auspex-datasheet', Datasheet);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-datasheet': Datasheet;
  }
}
