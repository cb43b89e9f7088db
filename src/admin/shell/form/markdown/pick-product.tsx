/** The choice of one product; it comes with all that searches products, when it is asked for. */
import { later } from '#admin/shell/later.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';

export const PickProduct = later(async () => (await import('./product-picker.tsx')).ProductPicker, {
  onFailed({ onClose }) {
    onClose();
    sayFailure('Products couldn’t be loaded. Check your connection and try again.');
  },
});
