/** The text of a pasted order until all of it is settled: survives closing the box and loading another page. */
import { persistentAtom } from '@nanostores/persistent';

// Each tab goes on with its own; the last one written is what a new page finds.
export const $pastedText = persistentAtom<string>('glambug-pasted-order', '', { listen: false });
