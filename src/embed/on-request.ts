/** Elements a page seldom has, loaded when one is seen. */
import '../../widgets/chooser/chooser.define.ts';
import '../../widgets/edition-compare/edition-compare.define.ts';
import '../../widgets/roll-calculator/roll-calculator.define.ts';
import '../../widgets/search/search.define.ts';
import '../../widgets/wound-table/wound-table.define.ts';
