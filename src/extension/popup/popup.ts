import '../../../widgets/popover/popover.define.ts';
import '../../../widgets/search/search.define.ts';
import '../../../widgets/attack-calculator/attack-calculator.define.ts';
import '../../../widgets/roll-calculator/roll-calculator.define.ts';
import { PopupView } from './popup-view.ts';

customElements.define('auspex-popup', PopupView);
