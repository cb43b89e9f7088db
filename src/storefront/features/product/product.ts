/** The scripts of a product page: order form, pictures, sharing and recently viewed products. */
import { startOrderForm } from './order-form.ts';
import { startPictures } from './product-pictures.ts';
import { startSharing } from './share-product.ts';
import { startEach } from '#storefront/shared/start-each.ts';
import { whenIdle } from '#storefront/shared/when-idle.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';

const form = document.querySelector<HTMLFormElement>('form[data-product]');
if (form !== null) {
  // Written by the page with `briefOf`.
  const product = JSON.parse(form.dataset['product'] ?? '') as ProductBrief;
  startEach(
    () => startOrderForm(form, product),
    () =>
      whenIdle(() => {
        // Offline it is not recorded.
        void import('./recently-viewed.ts').then(
          (module) => module.startRecentlyViewed(product),
          () => undefined,
        );
      }),
  );
}
startEach(startPictures, startSharing);
