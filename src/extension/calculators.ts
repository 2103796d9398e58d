/** The calculator, loaded after the cards: a card shows its text first. */
import '../../widgets/attack-calculator/attack-calculator.define.ts';
