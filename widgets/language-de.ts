import { calculator } from './attack-calculator/messages-de.ts';
import type { Language } from './messages.ts';
import { messages as cards } from './messages-de.ts';

export const language: Language = { cards, calculator };
