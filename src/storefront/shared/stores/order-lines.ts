/** What those who show the order list want to know of it; pages that only add to it need none of this. */
import { computed } from 'nanostores';
import { $unsaved } from './kept-atom.ts';
import { $order, DAMAGED_KEY, ORDER_KEY } from './order-list.ts';

export const $orderLines = computed($order, ({ list }) => list);

/** The browser has no room for the list: it is gone when the page closes. */
export const $isListUnsaved = computed($unsaved, (keys) => keys.has(ORDER_KEY));

/** The browser has no room for what could not be read. */
export const $isDamagedUnsaved = computed($unsaved, (keys) => keys.has(DAMAGED_KEY));
