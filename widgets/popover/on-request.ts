/**
 * What a card needs only when somebody asks: copies for posts, and both editions side by side. One file, because every
 * part loaded by itself cuts the code it shares with the card into one piece more.
 */
import '../edition-compare/edition-compare.define.ts';

export { copyText } from '../card/copy-text.ts';
export { copyToClipboard } from './copy-to-clipboard.ts';
