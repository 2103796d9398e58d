import { PNG } from 'pngjs';

export type Difference = {
  /** Share of pixels that differ, 0 to 1; 1 when the sizes do. */
  readonly share: number;
  /** The expected picture, pale, with what differs in red. */
  readonly picture: Buffer;
};

/** Below this a channel differs by antialiasing alone (of 255). */
const NEAR = 56;

/**
 * Compares two pictures. A pixel is the same when one of the nine around its place is nearly alike in the other picture, both
 * ways: edges drawn a fraction of a pixel apart, as two builds of a browser or of the font draw them, do not count. So a shift
 * of one pixel is not seen; a changed colour, word, line or place is.
 */
export function comparePictures(expected: Buffer, actual: Buffer): Difference {
  const a = PNG.sync.read(expected);
  const b = PNG.sync.read(actual);
  const width = Math.min(a.width, b.width);
  const height = Math.min(a.height, b.height);
  const out = new PNG({ width, height });
  let differing = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const differs = !(hasLike(a, b, x, y) && hasLike(b, a, x, y));
      if (differs) differing++;
      const from = (y * a.width + x) * 4;
      for (let channel = 0; channel < 3; channel++)
        out.data[at + channel] = differs ? (channel === 0 ? 230 : 0) : 170 + (a.data[from + channel] ?? 0) / 3;
      out.data[at + 3] = 255;
    }
  }
  // A pixel of rounding is no other size.
  const sameSize = Math.abs(a.width - b.width) < 2 && Math.abs(a.height - b.height) < 2;
  return { share: sameSize ? differing / (width * height) : 1, picture: PNG.sync.write(out) };
}

/** Whether the pixel of `one` has its like at or beside its place in `other`. */
function hasLike(one: PNG, other: PNG, x: number, y: number): boolean {
  const at = (y * one.width + x) * 4;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const nx = x + dx;
      const ny = y + dy;
      if (nx < 0 || ny < 0 || nx >= other.width || ny >= other.height) continue;
      const there = (ny * other.width + nx) * 4;
      const far = [0, 1, 2].some(
        (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[there + channel] ?? 0)) > NEAR,
      );
      if (!far) return true;
    }
  }
  return false;
}
