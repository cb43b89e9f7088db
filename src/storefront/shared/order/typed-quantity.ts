/** Reads typed quantities. */

/** The typed number; thousands separators and full-width digits are accepted. Not a number for other text. */
export function typedQuantity(text: string): number {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '');
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
