/** Exact decimal numbers, so that no price or weight is converted through a float. */

/** The number `units / 10^scale`. */
export interface Decimal {
  units: bigint;
  scale: number;
}

/** Groups of three, or of two above the thousands as in lakhs: `1,23,456.78`. */
const NUMBER = /^(\d+|\d{1,3}(?:[,\s'’]\d{2,3})*[,\s'’]\d{3})(?:\.(\d+))?$/u;

/** Reads an unsigned decimal number; null when the text is anything else. */
export function parseDecimal(written: string): Decimal | null {
  const match = NUMBER.exec(written.trim());
  if (!match) return null;
  const fraction = match[2] ?? '';
  return {
    units: BigInt((match[1] ?? '').replace(/\D/g, '') + fraction),
    scale: fraction.length,
  };
}

/** The product of decimals as the nearest integer; halves are rounded up. */
export function roundedProduct(...factors: readonly Decimal[]): number {
  const units = factors.reduce((product, factor) => product * factor.units, 1n);
  const size = 10n ** BigInt(factors.reduce((sum, { scale }) => sum + scale, 0));
  return Number((2n * units + size) / (2n * size));
}

/**
 * An amount in the smallest unit: `450.50` with 2 places is 45050. Null if it is no number or has too many decimal
 * places.
 */
export function scaledWhole(text: string, places: number): number | null {
  const decimal = parseDecimal(text);
  if (decimal === null) return null;
  const units = decimal.units * 10n ** BigInt(places);
  const size = 10n ** BigInt(decimal.scale);
  return units % size === 0n ? Number(units / size) : null;
}
