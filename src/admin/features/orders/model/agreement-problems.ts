/** What speaks against an acceptance or a confirmation; staff can still record it on the page of the order. */
import { formatRupees } from '#core/format.ts';
import { advanceDue } from '#core/quoting/advance.ts';
import { supplyProblem } from '#core/quoting/place-of-supply.ts';
import type { Order, OrderStatus } from '#schema/order.ts';

/**
 * Sentences; none for other steps.
 * @param sellerState undefined while it is unknown: taxes are not checked then
 */
export function agreementProblems(
  order: Order,
  to: OrderStatus,
  sellerState: string | undefined,
): string[] {
  if (to !== 'accepted' && to !== 'confirmed') return [];
  const { quote } = order;
  const unpaidPaise = to === 'confirmed' ? advanceDue(order) : 0;
  const taxes = quote && sellerState && supplyProblem(order, quote, sellerState);
  return [
    ...(unpaidPaise > 0 ? [`${formatRupees(unpaidPaise)} of the advance is not paid.`] : []),
    ...(taxes ? [`${taxes} Send a new quote first.`] : []),
  ];
}
