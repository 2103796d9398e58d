import { calculator } from './attack-calculator/messages-es.ts';
import type { Language } from './messages.ts';
import { messages as cards } from './messages-es.ts';

export const language: Language = { cards, calculator };
