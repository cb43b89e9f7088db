/** Product picker dialog; the product search is loaded on demand. */
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';

export const PickProduct = lazyPart(
  async () => (await import('./product-picker.tsx')).ProductPicker,
  {
    onFailed({ onClose }) {
      onClose();
      sayFailure('Products couldn’t be loaded. Check your connection and try again.');
    },
  },
);
