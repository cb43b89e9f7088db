/** Exact decimal numbers, so that no price or weight is converted through a float. */

/** The number `units / 10^scale`. */
export interface Decimal {
  units: bigint;
  scale: number;
}

/** The decimal separator; the other one may only group digits. */
export type DecimalMark = '.' | ',';

const GRAMMARS: Record<DecimalMark, RegExp> = {
  // Groups of three, or of two above the thousands as in lakhs: 1,23,456.78
  '.': /^(\d+|\d{1,3}(?:[,\s'’]\d{2,3})*[,\s'’]\d{3})(?:\.(\d+))?$/u,
  ',': /^(\d+|\d{1,3}(?:[.\s'’]\d{2,3})*[.\s'’]\d{3})(?:,(\d+))?$/u,
};

/** Reads an unsigned decimal number; null when the text is anything else. */
export function parseDecimal(written: string, mark: DecimalMark): Decimal | null {
  const match = GRAMMARS[mark].exec(written.trim());
  if (!match) return null;
  const whole = (match[1] ?? '').replace(/\D/g, '');
  const fraction = match[2] ?? '';
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

/** The product of two decimals. */
export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});

/** Rounds half up to a multiple of `step`. */
export function roundToStep({ units, scale }: Decimal, step: number): number {
  const size = BigInt(step) * 10n ** BigInt(scale);
  return Number((2n * units + size) / (2n * size)) * step;
}

/** The decimal if it is an integer, otherwise null. */
export function wholeNumber({ units, scale }: Decimal): number | null {
  const size = 10n ** BigInt(scale);
  return units % size === 0n ? Number(units / size) : null;
}
