/** The scripts of a product's page: its order form, its pictures, sharing it, and what was looked at before. */
import { startOrderForm } from './order-form.ts';
import { startPictures } from './product-pictures.ts';
import { startSharing } from './share-product.ts';
import { startEach } from '#storefront/shared/start-each.ts';
import { whenIdle } from '#storefront/shared/when-idle.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';

const form = document.querySelector<HTMLFormElement>('form[data-product]');
if (form !== null) {
  // The page itself wrote it there, by `briefOf`.
  const product = JSON.parse(form.dataset['product'] ?? '') as ProductBrief;
  startEach(
    () => startOrderForm(form, product),
    () =>
      whenIdle(() => {
        // Without a connection it is not remembered.
        void import('./recently-viewed.ts').then(
          ({ startRecentlyViewed }) => startRecentlyViewed(product),
          () => undefined,
        );
      }),
  );
}
startEach(startPictures, startSharing);
