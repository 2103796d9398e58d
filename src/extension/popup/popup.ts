import '../../../widgets/popover/popover.define.ts';
import '../../../widgets/search/search.define.ts';
import { PopupView } from './popup-view.ts';

customElements.define('auspex-popup', PopupView);
void import('../calculators.ts');
