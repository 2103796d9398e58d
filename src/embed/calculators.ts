/** The calculators, fetched after the cards. */
import '../../widgets/attack-calculator/attack-calculator.define.ts';
import '../../widgets/roll-calculator/roll-calculator.define.ts';
