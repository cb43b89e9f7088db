/** The order minimum: what an order must come to, and how every page says it. */
import { formatGrams, formatPieces, formatRupees } from '#core/format.ts';
import type { SiteSettings } from '#schema/settings.ts';

export type OrderMinimum = SiteSettings['orderMinimum'];

/** The bounds that a minimum may set, or what an order comes to. */
type Bounds = Pick<OrderMinimum, 'pieces' | 'weightMg' | 'paise'>;

/** A minimum that an order does not reach. */
export interface Shortfall {
  minimum: OrderMinimum;
  /** How much more of each bound it takes; bounds that it reaches are absent. */
  missing: Bounds;
}

const BOUNDS = ['pieces', 'weightMg', 'paise'] as const;

const FORMATS: Readonly<Record<keyof Bounds, (amount: number) => string>> = {
  pieces: formatPieces,
  weightMg: formatGrams,
  paise: formatRupees,
};

const JOINED_BY = { any: 'or', all: 'and' } as const;

/** `24 pieces or 100 g`; empty without a bound. */
function boundWords(bounds: Bounds, rule: OrderMinimum['rule']): string {
  const parts = BOUNDS.flatMap((name) => {
    const amount = bounds[name];
    return amount === undefined ? [] : [FORMATS[name](amount)];
  });
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} ${JOINED_BY[rule ?? 'any']} ${last}`;
}

/** The minimum as every page says it: `24 pieces or 100 g`; empty when there is none. */
export const orderMinimumWords = (minimum: OrderMinimum): string =>
  boundWords(minimum, minimum.rule);

/** `The order minimum is 24 pieces or 100 g.`; empty when there is none. */
export function orderMinimumSentence(minimum: OrderMinimum): string {
  const words = orderMinimumWords(minimum);
  return words === '' ? '' : `The order minimum is ${words}.`;
}

/** What an order of these totals lacks; undefined when it reaches the minimum. */
export function shortfallOf(
  minimum: OrderMinimum,
  totals: Readonly<Record<keyof Bounds, number>>,
): Shortfall | undefined {
  const set = BOUNDS.filter((name) => minimum[name] !== undefined);
  const missed = set.filter((name) => (minimum[name] ?? 0) > totals[name]);
  const isReached =
    minimum.rule === 'all' ? missed.length === 0 : set.length === 0 || missed.length < set.length;
  if (isReached) return undefined;
  return {
    minimum,
    missing: Object.fromEntries(missed.map((name) => [name, (minimum[name] ?? 0) - totals[name]])),
  };
}

/** What an order still needs, with the rule; undefined when nothing. */
export function shortfallWords(
  shortfall: Shortfall | undefined,
  unpriced: number,
): string | undefined {
  if (shortfall === undefined) return undefined;
  const { minimum, missing } = shortfall;
  const hidden =
    missing.paise !== undefined && unpriced > 0 ? ' Prices on request are not counted.' : '';
  return `${orderMinimumSentence(minimum)} Add ${boundWords(missing, minimum.rule)} more.${hidden}`;
}
