/** The text of a pasted order until all of it is settled: survives closing the box and loading another page. */
import { keptAtom } from '#storefront/shared/stores/kept-atom.ts';

// Each tab goes on with its own; the last one written is what a new page finds.
export const $pastedText = keptAtom<string>('glambug-pasted-order', '', { listen: false });
