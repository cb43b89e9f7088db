/** Exact decimal numbers, so that no price or weight is converted through a float. */

/** The number `units / 10^scale`. */
export interface Decimal {
  units: bigint;
  scale: number;
}

/** The decimal separator; the other one may only group digits. */
export type DecimalMark = '.' | ',';

const GRAMMARS: Record<DecimalMark, RegExp> = {
  // Groups of three, or of two above the thousands as in lakhs: 1,23,456.78. None begins with 0: `0,012` is a decimal.
  '.': /^(\d+|[1-9]\d{0,2}(?:[,\s'’]\d{2,3})*[,\s'’]\d{3})?(?:\.(\d+))?$/u,
  ',': /^(\d+|[1-9]\d{0,2}(?:[.\s'’]\d{2,3})*[.\s'’]\d{3})?(?:,(\d+))?$/u,
};

/** Reads an unsigned decimal number, such as `4.5` or `.5`; null when the text is anything else. */
export function parseDecimal(written: string, mark: DecimalMark): Decimal | null {
  const match = GRAMMARS[mark].exec(written.trim());
  if (!match || written.trim() === '') return null;
  const whole = (match[1] ?? '').replace(/\D/g, '');
  const fraction = match[2] ?? '';
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

const OTHER_MARK: Record<DecimalMark, DecimalMark> = { '.': ',', ',': '.' };

/**
 * Reads an amount in a list. One or two digits behind the other separator can only be decimals, because groups have
 * three, and so can any behind a 0: `12,5` is 12.5 and `0,012` is 0.012 whatever the list's separator is.
 */
export const parseAmount = (written: string, mark: DecimalMark): Decimal | null =>
  parseDecimal(written, mark) ??
  (/^(?:\d*[.,]\d{1,2}|0+[.,]\d+)$/.test(written.trim())
    ? parseDecimal(written, OTHER_MARK[mark])
    : null);

/** The product of two decimals. */
export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});

/** The nearest integer; halves are rounded up. */
export function roundHalfUp({ units, scale }: Decimal): number {
  const size = 10n ** BigInt(scale);
  return Number((2n * units + size) / (2n * size));
}

/** The decimal if it is an integer, otherwise null. */
export function wholeNumber({ units, scale }: Decimal): number | null {
  const size = 10n ** BigInt(scale);
  return units % size === 0n ? Number(units / size) : null;
}

/**
 * An amount in the smallest unit: `450.50` with 2 places is 45050. Null if it is no number or has too many decimal
 * places.
 */
export function scaledWhole(text: string, places: number, mark: DecimalMark): number | null {
  const decimal = parseDecimal(text, mark);
  return decimal && wholeNumber({ ...decimal, units: decimal.units * 10n ** BigInt(places) });
}
