/** The type size of an address label, so that long addresses are printed completely. */

/** What is on a label, in lines before they wrap. */
export interface LabelText {
  /** Larger than the other lines. */
  name: string;
  lines: readonly string[];
  /** Smaller than the other lines. */
  from: string;
}

/** The inside of a label of 105 × 74 mm (`paper.css`), less the gap above the sender, pt. */
const WIDTH = 262;
const HEIGHT = 163;

/** Compared with the type size: the mean width of a character with what wrapping leaves empty, and a line. */
const CHARACTER = 0.56;
const LINE = 1.25;

/** Compared with the type size; also in `address-labels.tsx`. */
const NAME = 1.2;
const SMALL = 0.85;

/** The largest first, pt. */
const SIZES = [10, 9, 8, 7, 6, 5.5, 5] as const;
const SMALLEST = 5;

const heightOf = (text: string, size: number): number =>
  Math.max(1, Math.ceil((text.length * size * CHARACTER) / WIDTH)) * size * LINE;

/** In pt: the largest at which the text fits by estimate. The longest address that an order can have fits. */
export function labelSize({ name, lines, from }: LabelText): number {
  const height = (size: number): number =>
    heightOf('To', size * SMALL) +
    heightOf(name, size * NAME) +
    lines.reduce((sum, line) => sum + heightOf(line, size), 0) +
    heightOf(from, size * SMALL);
  return SIZES.find((size) => height(size) <= HEIGHT) ?? SMALLEST;
}
