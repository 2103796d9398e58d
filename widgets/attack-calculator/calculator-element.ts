import type { PropertyDeclarations, PropertyValues } from 'lit';
import type { MentionContext, MentionParams } from '../../src/core/match/mention.ts';
import type { Edition, RuleRecord } from '../../src/core/rules/record.ts';
import type { TargetPreset } from '../../src/core/scenario/presets.ts';
import { LAST_TARGET, readTarget } from '../../src/core/scenario/remembered-target.ts';
import { AuspexElement } from '../element.ts';
import { type Speech, speechFor } from './speech.ts';

/** A host that hands in the same words in a new object asks no new question. */
function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/**
 * What calculators share: the rule they are about, given as a record or by name, what was read beside it, and the target
 * used last.
 *
 * @attr rule - the rule by id, in place of `record`
 * @attr value - the value beside the rule's name ("4+"), in place of `params`
 * @attr keyword - the keyword of an Anti ("Vehicle"), in place of `params`
 * @attr bare - without border and corners, inside another surface
 * @prop record - the rule it is about
 * @prop params - value and keyword read beside the rule's name
 * @prop context - numbers read around it, each with its words
 * @prop mention - the words on the page that name the rule
 * @cssprop --auspex-width - how wide it likes to be
 */
export abstract class CalculatorElement extends AuspexElement {
  static override properties: PropertyDeclarations = {
    ...AuspexElement.properties,
    record: { attribute: false },
    params: { attribute: false, hasChanged: differs },
    context: { attribute: false, hasChanged: differs },
    mention: { attribute: false },
    rule: {},
    bare: { type: Boolean, reflect: true },
    value: {},
    keyword: {},
    remembered: { state: true },
  };

  declare record: RuleRecord | undefined;
  declare params: MentionParams | undefined;
  declare context: MentionContext | undefined;
  declare mention: string | undefined;
  declare rule: string | undefined;
  declare bare: boolean;
  declare value: string | undefined;
  declare keyword: string | undefined;
  declare protected remembered: TargetPreset | undefined;

  /** What was read beside the rule's name, by the page layer or by the author of the element. */
  protected get said(): MentionParams {
    return this.params ?? { value: this.value, keyword: this.keyword };
  }

  protected get speech(): Speech {
    return speechFor(this.locale);
  }

  protected get rules(): Edition {
    return this.edition ?? this.record?.edition ?? '10e';
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('preferences')) void this.#remember();
    if (this.rule && (changed.has('rule') || changed.has('source') || changed.has('edition')))
      void this.#lookUp(this.rule);
  }

  async #remember(): Promise<void> {
    this.remembered = readTarget(await this.preferences?.get(LAST_TARGET));
  }

  async #lookUp(rule: string): Promise<void> {
    const [record] = (await this.source?.get([rule], this.rules).catch(() => [])) ?? [];
    if (rule === this.rule && record) this.record = record;
  }
}
