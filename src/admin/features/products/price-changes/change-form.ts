/** The form of a bulk price change, and the change it describes. */
import type { Choices, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { choiceSpec, numberSpec } from '#admin/shell/form/specs.ts';
import { formatCount } from '#core/format.ts';
import type { MakingChange, MakingPart } from '#core/price-changes/change-making.ts';
import { MOST_CHANGE_BPS } from '#core/price-changes/change-prices.ts';
import type { BulkPriceChange } from '#core/price-changes/plan-price-changes.ts';
import { MOST_PAISE, MOST_UNITS } from '#schema/limits.ts';
import type { Resolver } from 'react-hook-form';

type Target = BulkPriceChange['target'];
type Sign = 1 | -1;
type Unit = 'percent' | 'amount';
type Relative = Extract<MakingChange, { by: number }>['on'];

const TARGETS: Readonly<Record<Target, { label: string }>> = {
  price: { label: 'Fixed prices' },
  making: { label: 'Making charge of prices by weight' },
};

const PRICE_KINDS = {
  'increase-percent': { label: 'Increase by percent', unit: 'percent', sign: 1 },
  'decrease-percent': { label: 'Decrease by percent', unit: 'percent', sign: -1 },
  'increase-amount': { label: 'Increase by amount', unit: 'amount', sign: 1 },
  'decrease-amount': { label: 'Decrease by amount', unit: 'amount', sign: -1 },
  round: { label: 'Only round', unit: undefined, sign: 1 },
} as const satisfies Record<string, { label: string; unit: Unit | undefined; sign: Sign }>;

const MAKING_KINDS = {
  'set-gram': { label: 'Set per gram', set: 'perGram' },
  'set-unit': { label: 'Set per unit', set: 'perUnit' },
  'set-percent': { label: 'Set in percent of the silver', set: 'percent' },
  'increase-all': { label: 'Increase by percent', on: 'all', sign: 1 },
  'decrease-all': { label: 'Decrease by percent', on: 'all', sign: -1 },
  'increase-gram': { label: 'Increase per gram', on: 'perGram', sign: 1 },
  'decrease-gram': { label: 'Decrease per gram', on: 'perGram', sign: -1 },
  'increase-unit': { label: 'Increase per unit', on: 'perUnit', sign: 1 },
  'decrease-unit': { label: 'Decrease per unit', on: 'perUnit', sign: -1 },
  'set-tier': { label: 'Set a volume discount', set: 'tier' },
  'increase-tiers': { label: 'Increase volume discounts by points', on: 'tiers', sign: 1 },
  'decrease-tiers': { label: 'Decrease volume discounts by points', on: 'tiers', sign: -1 },
} as const satisfies Record<
  string,
  { label: string; on: Relative; sign: Sign } | { label: string; set: MakingPart | 'tier' }
>;

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
  target: Target;
  priceKind: keyof typeof PRICE_KINDS;
  makingKind: keyof typeof MAKING_KINDS;
  rounding: keyof typeof ROUNDINGS;
  /** Basis points; other values are invalid input. */
  percent?: unknown;
  /** Paise; other values are invalid input. */
  amount?: unknown;
  /** From which a volume discount starts; other values are invalid input. */
  minQty?: unknown;
}

/** The form as the dialog opens. */
export const NEW_CHANGE: ChangeForm = {
  target: 'price',
  priceKind: 'increase-percent',
  makingKind: 'increase-all',
  rounding: 'nearest1',
};

const isTier = ({ target, makingKind }: ChangeForm): boolean =>
  target === 'making' && makingKind === 'set-tier';

/** The field of the number; undefined if there is none. */
const unitOf = ({ target, priceKind, makingKind }: ChangeForm): Unit | undefined => {
  if (target === 'price') return PRICE_KINDS[priceKind].unit;
  const kind = MAKING_KINDS[makingKind];
  const part = 'set' in kind ? kind.set : kind.on;
  return part === 'perGram' || part === 'perUnit' ? 'amount' : 'percent';
};

/** @param hasByWeight whether any price is by weight */
export function changeSpecs(form: ChangeForm, hasByWeight: boolean): readonly FieldSpec[] {
  const numbers = {
    percent: [numberSpec('percent', 'Percent', 'percent')],
    amount: [numberSpec('amount', 'Amount (₹)', 'rupees')],
  };
  const unit = unitOf(form);
  const number = unit === undefined ? [] : numbers[unit];
  const fields =
    form.target === 'price'
      ? [
          choiceSpec('priceKind', 'Change', choicesIn(PRICE_KINDS)),
          ...number,
          choiceSpec('rounding', 'Rounding', choicesIn(ROUNDINGS)),
        ]
      : [
          choiceSpec('makingKind', 'Change', choicesIn(MAKING_KINDS)),
          ...(isTier(form) ? [numberSpec('minQty', 'From quantity', 'count')] : []),
          ...number,
        ];
  return hasByWeight ? [choiceSpec('target', 'Prices', choicesIn(TARGETS)), ...fields] : fields;
}

const MOST = { percent: MOST_CHANGE_BPS, amount: MOST_PAISE, minQty: MOST_UNITS };

const isValid = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value > 0 && value <= most;

/** @param value basis points or paise @returns undefined while the quantity of a tier is missing or invalid */
function makingChangeOf(
  { makingKind, minQty }: ChangeForm,
  value: number,
): MakingChange | undefined {
  const kind = MAKING_KINDS[makingKind];
  if (!('set' in kind)) return { on: kind.on, by: kind.sign * value };
  if (kind.set !== 'tier') return { on: kind.set, to: value };
  return isValid(minQty, MOST_UNITS) ? { on: 'tier', minQty, offBps: value } : undefined;
}

/** Undefined while a number is missing or invalid. */
export function priceChangeOf(form: ChangeForm): BulkPriceChange | undefined {
  const unit = unitOf(form);
  const { stepPaise, isUp } = ROUNDINGS[form.rounding];
  const rounding = { stepPaise, isUp };
  if (unit === undefined) return { target: 'price', unit: 'amount', by: 0, rounding };
  const value = form[unit];
  if (!isValid(value, MOST[unit])) return undefined;
  if (form.target === 'making') {
    const change = makingChangeOf(form, value);
    return change && { target: 'making', ...change };
  }
  const { sign } = PRICE_KINDS[form.priceKind];
  return { target: 'price', unit, by: sign * value, rounding };
}

const PROBLEMS = {
  percent: `Enter a percentage above 0 and up to ${formatCount(MOST_CHANGE_BPS / 100)}, with at most 2 decimals.`,
  amount: 'Enter an amount above ₹0, such as 50 or 12.50.',
  minQty: 'Enter a whole number above 0.',
};

/** Reports an invalid number; an empty field is not an error yet. */
export const checkChange: Resolver<ChangeForm> = (form) => {
  const unit = unitOf(form);
  const fields = [
    ...(unit === undefined ? [] : [unit]),
    ...(isTier(form) ? ['minQty' as const] : []),
  ];
  const wrong = fields.filter(
    (name) => form[name] !== undefined && !isValid(form[name], MOST[name]),
  );
  return wrong.length === 0
    ? { values: form, errors: {} }
    : {
        values: {},
        errors: Object.fromEntries(
          wrong.map((name) => [name, { type: 'value', message: PROBLEMS[name] }]),
        ),
      };
};
