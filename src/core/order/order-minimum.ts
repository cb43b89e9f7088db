/** The order minimum and its wording, the same on every page. */
import { formatGrams, formatRupees } from '#core/format.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { SiteSettings } from '#schema/settings.ts';

export type OrderMinimum = SiteSettings['orderMinimum'];

/** The bounds of a minimum, or the totals of an order. */
type Bounds = Pick<OrderMinimum, 'pieces' | 'weightMg' | 'paise'>;

/** A minimum that an order does not meet. */
export interface Shortfall {
  minimum: OrderMinimum;
  /** The missing amount for each bound that is not met. */
  missing: Bounds;
}

const BOUNDS = ['pieces', 'weightMg', 'paise'] as const;

const FORMATS: Readonly<Record<keyof Bounds, (amount: number) => string>> = {
  pieces: (pieces) => formatUnits(pieces),
  weightMg: formatGrams,
  paise: formatRupees,
};

const JOINED_BY = { any: 'or', all: 'and' } as const;

/** `24 pieces or 100 g`; empty without a bound. */
function boundsText(bounds: Bounds, rule: OrderMinimum['rule']): string {
  const parts = BOUNDS.flatMap((name) => {
    const amount = bounds[name];
    return amount === undefined ? [] : [FORMATS[name](amount)];
  });
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} ${JOINED_BY[rule ?? 'any']} ${last}`;
}

/** The minimum as text: `24 pieces or 100 g`; empty if there is none. */
export const orderMinimumText = (minimum: OrderMinimum): string =>
  boundsText(minimum, minimum.rule);

/** `The order minimum is 24 pieces or 100 g.`; empty if there is none. */
export function orderMinimumSentence(minimum: OrderMinimum): string {
  const text = orderMinimumText(minimum);
  return text === '' ? '' : `The order minimum is ${text}.`;
}

/** How far the totals are below the minimum; undefined if they meet it. */
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

/** The message about the missing amount; undefined if there is none. */
export function shortfallMessage(
  shortfall: Shortfall | undefined,
  unpriced: number,
): string | undefined {
  if (shortfall === undefined) return undefined;
  const { minimum, missing } = shortfall;
  const hidden =
    missing.paise !== undefined && unpriced > 0 ? ' Prices on request are not counted.' : '';
  return `${orderMinimumSentence(minimum)} Add ${boundsText(missing, minimum.rule)} more.${hidden}`;
}
