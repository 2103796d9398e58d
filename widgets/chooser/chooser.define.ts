import { define } from '../define.ts';
import { Chooser } from './chooser.ts';

define('auspex-chooser', Chooser);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-chooser': Chooser;
  }
}
