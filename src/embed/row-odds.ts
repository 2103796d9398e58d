import type { AttackCalculator } from '../../widgets/attack-calculator/attack-calculator.ts';
import type { Datasheet } from '../../widgets/datasheet/datasheet.ts';
import type { OddsDetail } from '../../widgets/events.ts';

const CALCULATOR = 'auspex-attack-calculator';

/** In a datasheet that stands in an article a weapon's row opens its calculator under the tables, and closes it again. */
export function rowOdds(document: Document, give: (element: Element) => void): void {
  document.addEventListener('auspex-odds', (event) => {
    const path = event.composedPath().filter((at) => at instanceof Element);
    const sheet = path.find((at): at is Datasheet => at.localName === 'auspex-datasheet');
    // In a popover the popover answers.
    if (!sheet || path.some(({ localName }) => localName === 'auspex-popover')) return;
    const { weapon, record }: OddsDetail = (event as HTMLElementEventMap['auspex-odds']).detail;
    const again = sheet.chosen === weapon;
    sheet.querySelector(`:scope > ${CALCULATOR}`)?.remove();
    sheet.chosen = again ? undefined : weapon;
    if (again) return;
    const calculator: AttackCalculator = document.createElement(CALCULATOR);
    calculator.slot = 'odds';
    Object.assign(calculator, { bare: true, record, weapon, edition: record.edition, locale: sheet.locale });
    give(calculator);
    sheet.append(calculator);
  });
}
