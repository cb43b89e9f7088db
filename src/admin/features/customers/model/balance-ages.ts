/** The age groups of balances due. */

/** Each up to and including this number of days. */
export const LAST_DAYS = { to30: 30, to60: 60, to90: 90, over90: Infinity } as const;
export type BalanceAge = keyof typeof LAST_DAYS;

export const AGE_NAMES: Readonly<Record<BalanceAge, string>> = {
  to30: '0–30 days',
  to60: '31–60 days',
  to90: '61–90 days',
  over90: 'Over 90 days',
};
// Object.keys does not infer the type of keys.
export const BALANCE_AGES = Object.keys(LAST_DAYS) as BalanceAge[];
