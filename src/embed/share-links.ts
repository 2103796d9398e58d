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

/** How long a page may still grow above what a link leads to, in milliseconds. */
const SETTLES = 3000;

/**
 * Brings a calculator into view, without motion, and again while cards above it still grow: until the reader does something
 * himself.
 */
function bringIntoView(calculator: Element): void {
  const ended = new AbortController();
  const sizes = new ResizeObserver(() =>
    calculator.scrollIntoView({
      block: calculator.clientHeight > innerHeight ? 'start' : 'center',
      behavior: 'instant',
    }),
  );
  const end = () => {
    sizes.disconnect();
    ended.abort();
  };
  for (const sign of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(sign, end, { signal: ended.signal, capture: true, passive: true });
  setTimeout(end, SETTLES);
  sizes.observe(document.body);
  sizes.observe(calculator);
}

/** Lets a calculator of the page offer links, and gives it the scenario of the address when that is for it. */
export function shareLinks(calculator: Calculator): void {
  // One that a datasheet opened is gone when the link is followed.
  if (!calculator.matches(CALCULATOR) || calculator.slot) return;
  const restore = () => {
    const [name, scenario] = asked() ?? [];
    if (!scenario || name !== nameOf(calculator)) return;
    calculator.fragment = scenario;
    bringIntoView(calculator);
  };
  if (!calculator.hasAttribute('link')) {
    const page = location.href.replace(/#.*$/, '');
    calculator.link ??= `${page}#${encodeURIComponent(nameOf(calculator))}!`;
  }
  restore();
  addEventListener('hashchange', () => calculator.isConnected && restore());
}
