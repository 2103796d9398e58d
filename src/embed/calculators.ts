/** The calculator, fetched after the cards. */
import '../../widgets/attack-calculator/attack-calculator.define.ts';
