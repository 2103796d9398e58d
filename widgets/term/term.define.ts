import { define } from '../define.ts';
import { Term } from './term.ts';

define('auspex-term', Term);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-term': Term;
  }
}
