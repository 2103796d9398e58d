import { define } from '../define.ts';
import { WoundTable } from './wound-table.ts';

define('auspex-wound-table', WoundTable);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-wound-table': WoundTable;
  }
}
