import { OptionsView } from './options-view.ts';

customElements.define('auspex-options', OptionsView);
