/** The state for views of the order list; pages that only add to it do not load this. */
import { computed } from 'nanostores';
import { $unsaved } from './stored-atom.ts';
import { $order, DAMAGED_KEY, ORDER_KEY } from './order-list.ts';

export const $orderLines = computed($order, ({ list }) => list);

/** Storage is full: the list is lost when the page closes. */
export const $isListUnsaved = computed($unsaved, (keys) => keys.has(ORDER_KEY));

/** Storage has no room for the unreadable text. */
export const $isDamagedUnsaved = computed($unsaved, (keys) => keys.has(DAMAGED_KEY));
