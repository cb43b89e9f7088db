/** Divides the taxes of a quote, which are rounded once per rate, among its lines. */
import type { RateTax } from '#core/quoting/calculate-quote.ts';
import { splitInProportion } from '#core/quoting/split-in-proportion.ts';

interface TaxableLine {
  sku: string;
  taxablePaise: number;
  gstRateBps: number;
}

export interface Taxes {
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

const NONE: Taxes = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** The taxes of each line, in order. They add up to those of each rate, and CGST equals SGST. */
export function taxesOfLines(lines: readonly TaxableLine[], rates: readonly RateTax[]): Taxes[] {
  const taxes = lines.map(() => NONE);
  for (const rate of rates) {
    const places = lines.flatMap(({ gstRateBps }, at) =>
      gstRateBps === rate.gstRateBps ? [at] : [],
    );
    const shares = places
      .flatMap((at) => lines[at] ?? [])
      .map(({ taxablePaise, ...line }) => ({
        ...line,
        amountPaise: taxablePaise,
      }));
    const [halves, wholes] = [
      splitInProportion(rate.cgstPaise, shares),
      splitInProportion(rate.igstPaise, shares),
    ];
    places.forEach((at, place) => {
      const half = halves[place] ?? 0;
      taxes[at] = { cgstPaise: half, sgstPaise: half, igstPaise: wholes[place] ?? 0 };
    });
  }
  return taxes;
}
