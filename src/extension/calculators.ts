/** The calculators, loaded after the cards: a card shows its text first. */
import '../../widgets/attack-calculator/attack-calculator.define.ts';
import '../../widgets/roll-calculator/roll-calculator.define.ts';
