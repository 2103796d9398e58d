import '../../../widgets/popover/popover.define.ts';
import '../../../widgets/search/search.define.ts';
import { SidePanelView } from './side-panel-view.ts';

customElements.define('auspex-side-panel', SidePanelView);
void import('../calculators.ts');
