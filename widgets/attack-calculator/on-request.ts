/**
 * What a calculator needs only when somebody asks: links and texts for posts, figures step by step, what would help, and the lists to pick from. One file, because
 * every part loaded by itself cuts the code it shares with the calculator into one piece more.
 */
export { editsOf } from '../../src/core/scenario/edits-of.ts';
export { decodeScenario, encodeScenario } from '../../src/core/scenario/permalink.ts';
export { shareText } from '../../src/core/scenario/share-text.ts';
export { copyToClipboard } from '../popover/copy-to-clipboard.ts';
export { capsView } from './caps-view.ts';
export { grantWords } from './grant-words.ts';
export { helpsView } from './helps-view.ts';
export { laterEnglish } from './messages-on-request.ts';
export { shooterList, targetList } from './pick-lists.ts';
export { requestStyles } from './request.styles.ts';
export { shareWords } from './share-words.ts';
export { stagesView } from './stages-view.ts';
