import { define } from '../define.ts';
import { Search } from './search.ts';

define('auspex-search', Search);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-search': Search;
  }
}
