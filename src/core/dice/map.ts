import type { Distribution } from './distribution.ts';

/** The law of f(X). `change` must return whole numbers. */
export function map(x: Distribution, change: (value: number) => number): Distribution {
  const images = [...x.masses].map((_, i) => change(x.least + i));
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const image of images) {
    if (image < least) least = image;
    if (image > most) most = image;
  }
  const masses = new Float64Array(most - least + 1);
  images.forEach((image, i) => {
    masses[image - least] = (masses[image - least] as number) + (x.masses[i] as number);
  });
  return { least, masses };
}
