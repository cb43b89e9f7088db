/** The change of a quote that its customer asks for. */
import type { ChangeRequest, Order } from '#schema/order.ts';

/** Undefined if there is none, or once a later quote or step has answered it. */
export function openChange({
  status,
  timeline,
  changeRequest,
}: Pick<Order, 'status' | 'timeline' | 'changeRequest'>): ChangeRequest | undefined {
  const quoted = timeline.find((event) => event.status === 'quoted');
  const isOpen =
    status === 'quoted' && changeRequest !== undefined && changeRequest.at > (quoted?.at ?? 0);
  return isOpen ? changeRequest : undefined;
}
