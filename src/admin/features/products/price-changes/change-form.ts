/** The form of a bulk price change, and the change it describes. */
import type { Choices, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { choiceSpec, numberSpec } from '#admin/shell/form/specs.ts';
import { MOST_CHANGE_BPS, type PriceChange } from '#core/price-changes/change-prices.ts';
import { formatCount } from '#core/format.ts';
import { MOST_PAISE } from '#schema/limits.ts';
import type { Resolver } from 'react-hook-form';

type Kind = 'increase-percent' | 'decrease-percent' | 'increase-amount' | 'decrease-amount';

const KINDS: Readonly<Record<Kind, { label: string; unit: PriceChange['unit']; sign: 1 | -1 }>> = {
  'increase-percent': { label: 'Increase by percent', unit: 'percent', sign: 1 },
  'decrease-percent': { label: 'Decrease by percent', unit: 'percent', sign: -1 },
  'increase-amount': { label: 'Increase by amount', unit: 'amount', sign: 1 },
  'decrease-amount': { label: 'Decrease by amount', unit: 'amount', sign: -1 },
};

const ROUNDINGS = {
  none: { label: 'No rounding', stepPaise: 1, isUp: false },
  nearest1: { label: 'To the nearest ₹1', stepPaise: 100, isUp: false },
  nearest5: { label: 'To the nearest ₹5', stepPaise: 500, isUp: false },
  nearest10: { label: 'To the nearest ₹10', stepPaise: 1_000, isUp: false },
  up1: { label: 'Up to the next ₹1', stepPaise: 100, isUp: true },
  up5: { label: 'Up to the next ₹5', stepPaise: 500, isUp: true },
  up10: { label: 'Up to the next ₹10', stepPaise: 1_000, isUp: true },
};

const choicesIn = (all: Readonly<Record<string, { label: string }>>): Choices =>
  Object.entries(all).map(([value, { label }]) => [value, label]);

export interface ChangeForm {
  kind: Kind;
  rounding: keyof typeof ROUNDINGS;
  /** Basis points; other values are invalid input. */
  percent?: unknown;
  /** Paise; other values are invalid input. */
  amount?: unknown;
}

/** The form as the dialog opens. */
export const NEW_CHANGE: ChangeForm = { kind: 'increase-percent', rounding: 'nearest1' };

/** The fields for a kind of change. */
export const changeSpecs = (kind: Kind): readonly FieldSpec[] => [
  choiceSpec('kind', 'Change', choicesIn(KINDS)),
  KINDS[kind].unit === 'percent'
    ? numberSpec('percent', 'Percent', 'percent')
    : numberSpec('amount', 'Amount (₹)', 'rupees'),
  choiceSpec('rounding', 'Rounding', choicesIn(ROUNDINGS)),
];

const MOST = { percent: MOST_CHANGE_BPS, amount: MOST_PAISE };

const isValid = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value > 0 && value <= most;

/** Undefined while the number is missing or invalid. */
export function priceChangeOf(form: ChangeForm): PriceChange | undefined {
  const { unit, sign } = KINDS[form.kind];
  const value = form[unit];
  if (!isValid(value, MOST[unit])) return undefined;
  const { stepPaise, isUp } = ROUNDINGS[form.rounding];
  return { unit, by: sign * value, rounding: { stepPaise, isUp } };
}

const PROBLEMS = {
  percent: `Enter a percentage above 0 and up to ${formatCount(MOST_CHANGE_BPS / 100)}, with at most 2 decimals.`,
  amount: 'Enter an amount above ₹0, such as 50 or 12.50.',
};

/** Reports an invalid number; an empty field is not an error yet. */
export const checkChange: Resolver<ChangeForm> = (form) => {
  const { unit } = KINDS[form.kind];
  const value = form[unit];
  return value === undefined || isValid(value, MOST[unit])
    ? { values: form, errors: {} }
    : { values: {}, errors: { [unit]: { type: 'value', message: PROBLEMS[unit] } } };
};
