import { own } from '../own.ts';

export type Theme = 'light' | 'dark';

/** Whether a place of the page is light or dark: by what is painted behind it, not by the system's scheme. */
export function themeAt(element: Element | null): Theme {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const painted = luminance(getComputedStyle(at).backgroundColor);
    if (painted && painted.alpha > 0.5) return painted.light < 128 ? 'dark' : 'light';
  }
  // No background anywhere: the text's colour tells which canvas the page's color-scheme has given it.
  const text = luminance(getComputedStyle(element ?? document.documentElement).color);
  return text && text.light >= 128 ? 'dark' : 'light';
}

function parentOf(element: Element): Element | null {
  const root = own(element, 'parentNode');
  return own(element, 'parentElement') ?? (root instanceof ShadowRoot ? root.host : null);
}

/** 0–255 perceived lightness. Undefined for oklch() and the like: then go by what is further out. */
function luminance(color: string): { light: number; alpha: number } | undefined {
  if (!color.startsWith('rgb')) return undefined;
  const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return { light: 0.299 * r + 0.587 * g + 0.114 * b, alpha };
}
