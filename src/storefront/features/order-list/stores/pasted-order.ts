/** The text of a pasted order until it is resolved: survives closing the box and page loads. */
import { storedAtom } from '#storefront/shared/stores/stored-atom.ts';

// Each tab continues with its own text; a new page reads the last one written.
export const $pastedText = storedAtom<string>('glambug-pasted-order', '', { listen: false });
