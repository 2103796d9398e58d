import { AuspexHistogram } from './histogram.ts';

if (!customElements.get('auspex-histogram')) customElements.define('auspex-histogram', AuspexHistogram);

declare global {
  interface HTMLElementTagNameMap {
    'auspex-histogram': AuspexHistogram;
  }
}
