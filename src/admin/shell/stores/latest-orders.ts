/** The orders that changed last, as whoever listens to them was told. */
import { atom } from 'nanostores';
import type { FoundOrder } from '#admin/shell/actions/change-order-as-staff.ts';

/** As the server said last; empty until it has. */
export const $latestOrders = atom<readonly FoundOrder[]>([]);
