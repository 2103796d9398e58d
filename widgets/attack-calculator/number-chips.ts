import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Problem, Result } from '../../src/core/result/result.ts';
import type { Origin } from '../../src/core/scenario/fill-attack.ts';
import { fill } from '../messages.ts';
import { presetName } from './preset-name.ts';
import type { Speech } from './speech.ts';

/** One number that can be stepped, dragged and typed. */
export type Chip = {
  readonly id: string;
  readonly label: string;
  /** For screen readers: "strength". */
  readonly spoken: string;
  readonly text: string;
  readonly from: Origin['from'];
  /** Where the number comes from: "9 shots", "heavy bolter"; or why it is what it is. */
  readonly words: string;
  readonly why?: Origin['why'];
  check(typed: string): Result<string>;
  /** The next value up or down from a text, undefined at the end of the range. */
  step(from: string, by: 1 | -1): string | undefined;
};

/** "this page says “9 shots”", "an example": as shown under a chip and as its title. */
export function originWords(speech: Speech, { from, words, why }: Pick<Chip, 'from' | 'words' | 'why'>): string {
  const { say } = speech;
  if (why) return fill(say[`why-${why}`], { words: presetName(speech, words) });
  return fill(from === 'page' ? say.pageSays : say.comesFrom, { words: words || say.thisRule });
}

/** Pixels of drag for one step. */
const PER_STEP = 11;

/** `taken`: steps made so far, signed. */
type Drag = { readonly id: string; readonly x: number; taken: number };

/**
 * A row of number chips with one strip under it: − and +, where the number comes from, or what is wrong with what was
 * typed. Values change while they are typed, stepped or dragged; a text that is no value waits in its field and says why.
 */
export class NumberChips implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #change: (id: string, text: string) => void;
  #active: string | undefined;
  #typed: { readonly id: string; readonly text: string; readonly problem: Problem | undefined } | undefined;
  #drag: Drag | undefined;
  #dragged = false;
  #stuck = false;

  constructor(host: ReactiveControllerHost & HTMLElement, change: (id: string, text: string) => void) {
    this.#host = host;
    this.#change = change;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.reset();
  }

  /** Forgets what was typed but not taken. */
  reset(): void {
    this.#active = undefined;
    this.#typed = undefined;
    this.#drag = undefined;
  }

  /** `name` is the row's for screen readers; `rest` stands in the strip while no chip is in use; `after` follows the chips. */
  render(
    speech: Speech,
    name: string,
    chips: readonly Chip[],
    rest: TemplateResult | string | typeof nothing,
    after: TemplateResult | typeof nothing = nothing,
  ): TemplateResult {
    const active = chips.find(({ id }) => id === this.#active);
    return html`<div class="numbers" role="group" aria-label=${name} @focusout=${this.#left}>
      <div class="chips">${chips.map((chip) => this.#chip(chip, speech))}${after}</div>
      ${active ? this.#strip(active, speech) : rest === nothing ? nothing : html`<div class="strip rest">${rest}</div>`}
    </div>`;
  }

  #chip(chip: Chip, speech: Speech): TemplateResult {
    const origin = originWords(speech, chip);
    const typed = this.#typed?.id === chip.id ? this.#typed : undefined;
    const text = typed?.text ?? chip.text;
    return html`<label
      class="chip ${chip.from} ${typed?.problem ? 'wrong' : ''} ${chip.id === this.#active ? 'on' : ''}"
      title="${chip.spoken}: ${origin}"
      @pointerdown=${(event: PointerEvent) => this.#down(event, chip)}
      @pointermove=${(event: PointerEvent) => this.#move(event, chip)}
      @pointerup=${this.#up}
      @pointercancel=${this.#up}
      @click=${this.#click}
    >
      <span>${chip.label}</span>
      <input
        name=${chip.id}
        size=${Math.max(2, text.length)}
        autocomplete="off"
        spellcheck="false"
        aria-label="${chip.spoken}, ${origin}"
        aria-invalid=${typed?.problem ? 'true' : 'false'}
        aria-describedby="strip"
        .value=${text}
        @focus=${(event: FocusEvent) => this.#focused(event, chip)}
        @input=${(event: InputEvent) => this.#type(event, chip)}
        @keydown=${(event: KeyboardEvent) => this.#key(event, chip)}
      />
    </label>`;
  }

  #strip(chip: Chip, speech: Speech): TemplateResult {
    const { say } = speech;
    const problem = this.#typed?.id === chip.id ? this.#typed.problem : undefined;
    const words = problem ? speech.problem(problem) : this.#stuck ? say.limit : originWords(speech, chip);
    const button = (by: 1 | -1) => html`<button
      tabindex="-1"
      ?disabled=${chip.step(chip.text, by) === undefined}
      aria-label=${fill(by > 0 ? say.more : say.less, { name: chip.spoken })}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${() => this.#step(chip, by)}
    >
      ${by > 0 ? '+' : '−'}
    </button>`;
    return html`<div class="strip">
      ${button(-1)}${button(1)}
      <span id="strip" role="status" class=${problem ? 'problem' : ''}><b>${chip.spoken}</b> ${words}</span>
    </div>`;
  }

  #set(chip: Chip, text: string): void {
    this.#stuck = false;
    this.#typed = undefined;
    this.#change(chip.id, text);
    this.#host.requestUpdate();
  }

  #step(chip: Chip, by: 1 | -1, times = 1): void {
    let text: string | undefined;
    for (let time = 0; time < times; time++) text = chip.step(text ?? chip.text, by) ?? text;
    if (text === undefined) {
      this.#stuck = true;
      this.#host.requestUpdate();
    } else this.#set(chip, text);
  }

  #type(event: InputEvent, chip: Chip): void {
    const { value } = event.target as HTMLInputElement;
    const checked = chip.check(value);
    this.#stuck = false;
    this.#typed = { id: chip.id, text: value, problem: checked.ok ? undefined : checked.problems[0] };
    if (checked.ok) this.#change(chip.id, checked.value);
    this.#host.requestUpdate();
  }

  #key(event: KeyboardEvent, chip: Chip): void {
    const { key } = event;
    // What is typed here is nobody else's: a page's shortcuts and the card's own keys stay quiet.
    if (key !== 'Escape' && key !== 'Tab') event.stopPropagation();
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      this.#step(chip, key === 'ArrowUp' ? 1 : -1);
    } else if (key === 'Enter') {
      this.#typed = undefined;
      this.#host.requestUpdate();
      (event.target as HTMLInputElement).select();
    } else if (key === 'Escape' && this.#typed?.problem) {
      event.stopPropagation();
      this.#typed = undefined;
      this.#host.requestUpdate();
    }
  }

  #focused(event: FocusEvent, chip: Chip): void {
    this.#active = chip.id;
    this.#stuck = false;
    if (this.#typed?.id !== chip.id) this.#typed = undefined;
    (event.target as HTMLInputElement).select();
    this.#host.requestUpdate();
  }

  readonly #left = (event: FocusEvent): void => {
    const inside = (event.currentTarget as Element).contains(event.relatedTarget as Node | null);
    if (inside) return;
    this.#active = undefined;
    this.#typed = undefined;
    this.#host.requestUpdate();
  };

  #down(event: PointerEvent, chip: Chip): void {
    // The text is for typing and selecting; the name beside it is the handle.
    if (event.button !== 0 || event.target instanceof HTMLInputElement) return;
    this.#dragged = false;
    this.#drag = { id: chip.id, x: event.clientX, taken: 0 };
  }

  #move(event: PointerEvent, chip: Chip): void {
    const drag = this.#drag;
    if (!drag || drag.id !== chip.id || !event.buttons) return;
    const steps = Math.trunc((event.clientX - drag.x) / PER_STEP);
    if (steps === drag.taken) return;
    if (!this.#dragged) {
      this.#dragged = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.#active = chip.id;
    }
    const by = steps > drag.taken ? 1 : -1;
    const times = Math.abs(steps - drag.taken);
    drag.taken = steps;
    this.#step(chip, by, times);
  }

  readonly #up = (): void => {
    this.#drag = undefined;
  };

  /** A drag ends in a click, which would put the cursor into the field and raise a phone's keyboard. */
  readonly #click = (event: Event): void => {
    if (this.#dragged) event.preventDefault();
    this.#dragged = false;
  };
}
