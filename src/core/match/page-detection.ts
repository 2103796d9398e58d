import type { Edition } from '../rules/record.ts';
import { EditionCues } from './evidence/edition-cues.ts';
import { isNumber } from './evidence/forty-thousand.ts';
import { Judge } from './evidence/judge.ts';
import { hasKeywordList } from './evidence/keyword-list.ts';
import { numberSigns } from './evidence/number-signs.ts';
import { PageEvidence, WHOLE_PAGE } from './evidence/page-evidence.ts';
import type { SignWord } from './evidence/sign-words.ts';
import { DEFAULT_WEIGHTS, type PageSignName, type Weights } from './evidence/weights.ts';
import { findRules } from './find.ts';
import type { Finders } from './finders.ts';
import { Found, type NamedGame, Run } from './found.ts';
import type { Hit } from './hits.ts';
import type { Candidate, Detection, DetectOptions, PageFacts, RunFacts, ScannedRun, Verdict } from './mention.ts';
import { readSaves } from './notation.ts';
import { pageTexts } from './page-texts.ts';
import { sameDigits } from './same-digits.ts';
import type { TermIndex } from './term-index.ts';

/** From these odds of the page on, misspelt names are looked for as well. */
const STRONG = 1;
/** A run up to this length may be the cell of a table. */
const CELL = 60;

/**
 * The detection of one page. Title and address are read at once; then `add` its text runs in any order.
 *
 * @param finders Find misspelt names and profiles in numbers as well; without them only names and saves are found.
 * @param weights Only for tuning; the product uses the table of `evidence/weights.ts`.
 */
export class PageDetection implements Detection {
  readonly #index: TermIndex;
  readonly #finders: Finders | undefined;
  readonly #options: DetectOptions;
  readonly #evidence: PageEvidence;
  readonly #cues = new EditionCues();
  readonly #judge: Judge;
  #revision = 0;
  #row: string[] = [];
  #rowRegion: number | undefined;

  constructor(
    index: TermIndex,
    page: PageFacts,
    options: DetectOptions,
    finders?: Finders,
    weights: Weights = DEFAULT_WEIGHTS,
  ) {
    this.#finders = finders;
    this.#index = index;
    this.#options = options;
    this.#evidence = new PageEvidence(weights);
    this.#judge = new Judge(this.#evidence, this.#cues, options, weights, index.fold);
    for (const text of pageTexts(page))
      this.#judge.titleRules(this.#read(new Run(text, { region: WHOLE_PAGE }, this.#index.phrases)));
  }

  /** For fitting weights: what is weighed, before it is weighed. */
  get judging(): Judge {
    return this.#judge;
  }
  get revision(): number {
    return this.#revision;
  }
  get edition(): Edition | undefined {
    return this.#cues.edition;
  }

  add(text: string, facts: RunFacts = {}): Run {
    const run = new Run(text, facts, this.#index.phrases);
    this.#inRow(run);
    this.#evidence.characters += text.length;
    const { revision, regions } = this.#evidence;
    this.#read(run);
    const grown =
      this.#evidence.revision !== revision || (this.#evidence.regions !== regions && this.#judge.byRegion());
    if (grown && this.#judge.mayRaise()) this.#revision++;
    return run;
  }

  judge(candidate: Candidate, run: ScannedRun): Verdict {
    return candidate instanceof Found && run instanceof Run
      ? this.#judge.verdict(candidate, run)
      : { mark: false, score: 0, refs: candidate.refs, reasons: [] };
  }

  /** Short blocks that follow each other are the cells of a table row, as far as reading numbers goes. */
  #inRow(run: Run): void {
    const short = run.text.length <= CELL;
    if (!short || this.#rowRegion !== run.facts.region) this.#row = [];
    this.#rowRegion = run.facts.region;
    if (!short) return;
    run.rowAt = this.#row.push(run.text) - 1;
    run.row = this.#row;
  }

  #read(run: Run): Run {
    const hits = this.#index.hits(run.text);
    const { code } = this.#index.phrases;
    const saves = readSaves(code, run.text);
    const notations = this.#finders?.readNumbers(code, run.text, saves) ?? saves;
    const strong = this.#judge.pageScore() >= STRONG;
    // Nearly all text of the web ends here.
    if (hits.length === 0 && !strong && notations.length === 0) return run;
    const rules: Hit[] = [];
    const region = run.facts.heading ? WHOLE_PAGE : (run.facts.region ?? 0);
    const names: NamedGame[] = [];
    let widest = 0;
    // Longer names first: "Space Marine 2" is a video game and no word of an army.
    for (const hit of [...hits].sort((a, b) => a.start - b.start || b.end - a.end)) {
      const inside = hit.end <= widest;
      for (const use of hit.uses) {
        if (!('sign' in use) || inside) continue;
        widest = hit.end;
        this.#sign(run.text, hit, use.sign, region, names);
      }
      if (hit.uses.some((use) => !('sign' in use))) rules.push(hit);
    }
    run.names = names;
    const found = findRules(this.#index, run, rules, notations, this.#options.edition);
    run.candidates = found;
    if (found.some(isProof))
      for (const sign of numberSigns(this.#index.phrases, run.text)) this.#evidence.see(sign, sign, region);
    if (hasKeywordList(run.text, found)) this.#evidence.see('keywordList', 'keywords in brackets', region);
    for (const one of found) this.#term(one, region);
    if (found.length > 0) this.#judge.read(run);
    if (this.#finders && (strong || this.#judge.pageScore() >= STRONG)) {
      const misspelt = this.#finders.findMisspelt(this.#index, run, found);
      // "indirect firre": the whole name wins over the word in it.
      const kept = found.filter((one) => !misspelt.some(({ start, end }) => one.start < end && one.end > start));
      if (misspelt.length > 0) run.candidates = [...kept, ...misspelt].sort((a, b) => a.start - b.start);
    }
    return run;
  }

  #sign(text: string, hit: Hit, word: SignWord, region: number, names: NamedGame[]): void {
    const shown = text.slice(hit.start, hit.end);
    if (word.capital && shown === shown.toLowerCase()) return;
    if (!sameDigits(word.text, shown)) return;
    if (word.group === 'game' && isNumber(this.#index.phrases, text, hit.start, hit.end)) return;
    if (word.group === 'roster') this.#cues.exporter(text, hit.end);
    if (word.group === 'eleventh' || word.group === 'tenth') {
      this.#cues.see(word.group === 'eleventh' ? '11e' : '10e', 1);
      return;
    }
    if (word.group === 'game' || word.group === 'other') {
      names.push({ at: hit.start, other: word.group === 'other', name: word.sign });
    }
    this.#evidence.see(word.group, word.sign, region);
  }

  #term(found: Found, region: number): void {
    if (!isProof(found)) return;
    this.#cues.term(found.entries);
    if (found.tier === 'word') {
      if (!found.lowerCase && found.signs.includes('capital') && !found.signs.includes('nameRun'))
        this.#evidence.see('casedWord', found.rule, region);
      return;
    }
    this.#evidence.see(termSign(found), found.rule, region);
  }
}

/** Names and saves say something of their page; "AP-2" and "2D6" may be part numbers and only follow. */
function isProof({ nameStart, nameEnd, params }: Found): boolean {
  return nameEnd > nameStart || /\d\+$/.test(params.value ?? '');
}

/** How much a rule says of its page: with its value most, in lower case little, and a name that others use too least. */
function termSign(found: Found): PageSignName {
  if (found.nameStart === found.nameEnd) return 'notation';
  // Shelves and circuit plans are full of short codes.
  const code = found.nameEnd - found.nameStart < 4;
  const valued = /\D/.test(found.params.value ?? '') && !(code && found.lowerCase);
  if (found.tier !== 'distinct') {
    if (found.properInLowerCase) return 'sharedProperLower';
    return found.lowerCase ? 'sharedLower' : 'sharedName';
  }
  if (valued) return 'distinctValue';
  if (code || found.falseFriend) return 'falseFriendName';
  // "rapid fire 2" is in the notes of many a game.
  if (found.proper || found.properInLowerCase) return found.lowerCase ? 'properLowerName' : 'properName';
  return found.lowerCase ? 'distinctLower' : 'distinctName';
}
