/**
 * Links that restore a calculator: `page#<calculator>!<scenario>`. A calculator is named by its id, or else by its place among
 * those of the page.
 */
const CALCULATOR = 'auspex-attack-calculator';

type Calculator = Element & { link?: string; fragment?: string };

function nameOf(calculator: Element): string {
  return calculator.id || String([...document.querySelectorAll<Element>(CALCULATOR)].indexOf(calculator));
}

/** What the address asks for: which calculator, and its scenario. */
function asked(): readonly [name: string, scenario: string] | undefined {
  const [, name, scenario] = /^#(?:([^!]*)!)?(\d~.+)$/.exec(location.hash) ?? [];
  return scenario ? [decodeURIComponent(name ?? '0'), scenario] : undefined;
}

/** Lets a calculator of the page offer links, and gives it the scenario of the address when that is for it. */
export function shareLinks(calculator: Calculator): void {
  // One that a datasheet opened is gone when the link is followed.
  if (!calculator.matches(CALCULATOR) || calculator.slot) return;
  const restore = () => {
    const [name, scenario] = asked() ?? [];
    if (!scenario || name !== nameOf(calculator)) return;
    calculator.fragment = scenario;
    calculator.scrollIntoView({ block: 'center' });
  };
  if (!calculator.hasAttribute('link')) {
    const page = location.href.replace(/#.*$/, '');
    calculator.link ??= `${page}#${encodeURIComponent(nameOf(calculator))}!`;
  }
  restore();
  addEventListener('hashchange', () => calculator.isConnected && restore());
}
