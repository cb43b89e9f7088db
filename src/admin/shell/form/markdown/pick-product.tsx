/** The choice of one product; it comes with all that searches products, when it is asked for. */
import { lazy, Suspense, type ComponentProps } from 'react';

const Picker = lazy(async () => {
  const { ProductPicker } = await import('./product-picker.tsx');
  return { default: ProductPicker };
});

export const PickProduct = (props: ComponentProps<typeof Picker>) => (
  <Suspense fallback={null}>
    <Picker {...props} />
  </Suspense>
);
