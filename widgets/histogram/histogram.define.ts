import { define } from '../define.ts';
import { AuspexHistogram } from './histogram.ts';

define('auspex-histogram', AuspexHistogram);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-histogram': AuspexHistogram;
  }
}
