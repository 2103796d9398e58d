import { ExplainView } from './explain-view.ts';
import { OptionsView } from './options-view.ts';

customElements.define('auspex-explain', ExplainView);
customElements.define('auspex-options', OptionsView);
