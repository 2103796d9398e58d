import { calculator } from './attack-calculator/messages-fr.ts';
import type { Language } from './messages.ts';
import { messages as cards } from './messages-fr.ts';

export const language: Language = { cards, calculator };
