import { define } from '../define.ts';
import { EditionCompare } from './edition-compare.ts';

define('auspex-edition-compare', EditionCompare);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-edition-compare': EditionCompare;
  }
}
