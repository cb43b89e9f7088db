/** The most recently changed orders, from the live subscription. */
import { atom } from 'nanostores';
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';

/** Latest state of the server; empty until then. */
export const $latestOrders = atom<readonly DecodedOrder[]>([]);
