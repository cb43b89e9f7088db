/** The filter of the balances due, as stored in the URL. */
import * as z from 'zod';
import { BALANCE_AGES } from './model/balance-ages.ts';

const balancesSearch = z.object({
  /** Customers with a balance of this age. */
  age: z.enum(BALANCE_AGES).optional().catch(undefined),
});
export type BalancesSearch = z.output<typeof balancesSearch>;

export const readBalancesSearch = (search: Record<string, unknown>): BalancesSearch =>
  balancesSearch.parse(search);
