/** The lines of the order list for views; pages that only add to it do not load this. */
import { computed } from 'nanostores';
import { $order } from './order-list.ts';

export const $orderLines = computed($order, ({ list }) => list);
