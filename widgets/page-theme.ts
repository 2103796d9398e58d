/** The theme that fits what an element stands on: the first opaque background above it, judged by its luminance. */
export function pageTheme(element: Element): 'light' | 'dark' {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const shade = luminance(getComputedStyle(at).backgroundColor);
    if (shade !== undefined) return shade < 0.35 ? 'dark' : 'light';
  }
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const dark =
    /\bdark\b/.test(scheme) && (!/\blight\b/.test(scheme) || matchMedia('(prefers-color-scheme: dark)').matches);
  return dark ? 'dark' : 'light';
}

const watching = new Set<() => void>();
let watched = false;

/**
 * Calls back whenever the page may have changed between light and dark: a class, style or data attribute of its root
 * or body, or the system's scheme. One observer serves all; gives the function that ends it.
 */
export function onThemeChange(look: () => void): () => void {
  if (!watched) {
    watched = true;
    const all = (): void => {
      for (const each of watching) each();
    };
    const observer = new MutationObserver(all);
    for (const root of [document.documentElement, document.body])
      if (root) observer.observe(root, { attributes: true });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', all);
  }
  watching.add(look);
  return () => watching.delete(look);
}

/** What an element stands in: slot, parent, or the host of its shadow tree. */
export function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** 0 (black) to 1 (white) of a computed `rgb(…)` or `color(srgb …)`; undefined when mostly transparent or in another space. */
export function luminance(colour: string): number | undefined {
  const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || alpha < 0.5) return undefined;
  const full = colour.startsWith('rgb') ? 255 : colour.startsWith('color(srgb') ? 1 : undefined;
  return full && (0.2126 * red + 0.7152 * green + 0.0722 * blue) / full;
}
