/** Splits an amount in proportion to shares, so that the parts are whole paise and add up. */

export interface Share {
  amountPaise: number;
  /** With equal remainders the higher rate comes first. */
  gstRateBps: number;
  sku: string;
}

/**
 * The parts in the order of the shares. The distribution does not depend on their order, and no part of a total that
 * is at most the sum of the shares is more than its share.
 */
export function splitInProportion(totalPaise: number, shares: readonly Share[]): number[] {
  // The product of two amounts can exceed the safe integers.
  const sum = shares.reduce((all, { amountPaise }) => all + BigInt(amountPaise), 0n);
  if (sum === 0n) return shares.map(() => 0);
  const owed = shares.map(({ amountPaise }) => BigInt(totalPaise) * BigInt(amountPaise));
  const parts = owed.map((each) => Number(each / sum));
  const left = totalPaise - parts.reduce((all, part) => all + part, 0);
  const byRest = shares
    .map((share, at) => ({ at, share, rest: (owed[at] ?? 0n) % sum }))
    .sort(
      (a, b) =>
        Number(b.rest - a.rest > 0n) - Number(a.rest - b.rest > 0n) ||
        b.share.gstRateBps - a.share.gstRateBps ||
        b.share.amountPaise - a.share.amountPaise ||
        (a.share.sku < b.share.sku ? -1 : 1),
    );
  for (const { at } of byRest.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
