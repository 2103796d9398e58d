/**
 * What a card needs only when somebody asks: copies for posts, both editions side by side, a search
 * where a rule is missing. One file, because every part loaded by itself cuts the code it shares with the card.
 */
import '../edition-compare/edition-compare.define.ts';
import '../search/search.define.ts';

export { copyText } from '../card/copy-text.ts';
export { sheetEnglish } from '../datasheet/messages.ts';
export { copyToClipboard } from './copy-to-clipboard.ts';
export { madeRoomNote } from './made-room.ts';
export { roomEnglish } from './messages-on-request.ts';
