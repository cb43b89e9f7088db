/** What staff should know before they enter an order of a customer. */
import type { CustomerTerms } from '#admin/features/orders/actions/read-terms.ts';
import { formatRupees } from '#core/format.ts';
import { groupTerms } from '#core/quoting/group-price.ts';

/** Sentences; none if nothing is due, and nothing was agreed. */
export const termsText = ({
  group,
  credit: { duePaise, limitPaise },
}: Pick<CustomerTerms, 'group' | 'credit'>): string[] => [
  ...(duePaise > 0 ? [`${formatRupees(duePaise)} is due for other orders.`] : []),
  ...(limitPaise === undefined ? [] : [`The credit limit is ${formatRupees(limitPaise)}.`]),
  ...(group === undefined ? [] : [`${group.name}: ${groupTerms(group)}.`]),
];
