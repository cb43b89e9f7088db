/** Bulk upload of pictures: drop files, check how they are placed by SKU, then upload as a bulk change. */
import { Button } from '#admin/shell/button.tsx';
import { Link } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bulkWrite } from '#admin/shell/actions/bulk-write.ts';
import { isBusy, startBulk } from '#admin/shell/bulk/bulk-store.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { ListFailed } from '#admin/shell/list/list-states.tsx';
import { formatCount } from '#core/format.ts';
import { productKind } from '#schema/product.ts';
import { FileDrop } from '#admin/shell/file-drop.tsx';
import { CARD, POINTS } from '#admin/shell/look/classes.ts';
import { ActionBar } from '#admin/shell/form/action-bar.tsx';
import { findPictured, pictureBatches } from './actions/place-pictures.ts';
import {
  placePictures,
  skusToFind,
  type PicturedProduct,
  type ProductPictures,
} from './model/place-pictures.ts';

const CRUMBS = [{ name: 'Products', to: '/products' }] as const;

const many = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

const ProductRow = ({ product, files }: ProductPictures<File>) => (
  <li className="border-t border-line py-2.5 wrap-anywhere">
    <Link to="/products/$id" params={{ id: product.id }} className="link">
      {product.sku}
    </Link>{' '}
    <bdi>{product.title}</bdi>
    <p className="text-sm text-ink-soft">
      {product.pictures === 0 ? 'No images yet' : many(product.pictures, 'image')}
      {' · adding '}
      <bdi>{files.map(({ name }) => name).join(', ')}</bdi>
    </p>
  </li>
);

interface Chosen {
  files: readonly File[];
  /** By SKU. */
  products: ReadonlyMap<string, readonly PicturedProduct[]>;
}

function Placed({ chosen, onEnd }: { chosen: Chosen; onEnd: () => void }) {
  const cache = useQueryClient();
  const [replaces, setReplaces] = useState(false);
  const { products, left } = placePictures(chosen.files, chosen.products, replaces);
  const images = many(
    products.reduce((sum, { files }) => sum + files.length, 0),
    'image',
  );
  const begin = (): void => {
    if (isBusy()) return;
    const skus = new Map(products.map(({ product }) => [product.id, product.sku]));
    void startBulk({
      label: 'Uploading images',
      things: 'products',
      total: products.length,
      pathOf: (id) => `/products/${id}`,
      nameOf: (id) => skus.get(id),
      run: (options) =>
        bulkWrite(pictureBatches(products, { replaces, signal: options.signal }), options),
      onWritten: () => void cache.invalidateQueries({ queryKey: listKey(productKind) }),
    });
    onEnd();
  };
  return (
    <>
      {left.length > 0 && (
        <section className={CARD}>
          <h2>{many(left.length, 'file')} can’t be used</h2>
          <ul className={POINTS}>
            {left.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>
                <bdi>{name}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section className={CARD}>
          <h2>
            {images} for {many(products.length, 'product')}
          </h2>
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={replaces}
              onChange={({ target }) => setReplaces(target.checked)}
            />
            Replace the images these products have
          </label>
          <ul>
            {products.map((each) => (
              <ProductRow key={each.product.id} {...each} />
            ))}
          </ul>
        </section>
      )}
      <ActionBar>
        <p role="status">Nothing is uploaded yet.</p>
        <Button onClick={onEnd}>Start over</Button>
        {products.length > 0 && (
          <Button kind="primary" onClick={begin}>
            Upload {images}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

type State = 'choose' | 'finding' | { problem: string } | Chosen;

export function PicturesScreen() {
  const [state, setState] = useState<State>('choose');
  const choose = async (files: readonly File[]): Promise<void> => {
    setState('finding');
    const products = await findPictured(skusToFind(files));
    setState(products.success ? { files, products: products.value } : { problem: products.error });
  };
  const startOver = (): void => setState('choose');
  return (
    <Screen title="Add images" crumbs={CRUMBS}>
      {state === 'choose' && (
        <section className={CARD}>
          <h2>Name each file by its SKU</h2>
          <p className="mb-4 max-w-prose">
            RG-101.jpg is the first image of RG-101, RG-101_2.jpg the second. You see which file
            goes where before anything is uploaded.
          </p>
          <FileDrop
            label="Choose images"
            hint="Or drop them all here. JPEG, PNG or WebP, 5 MB each."
            accept="image/jpeg,image/png,image/webp"
            isMultiple
            onFiles={(files) => void choose(files)}
          />
        </section>
      )}
      {state === 'finding' && (
        <p role="status" className={CARD}>
          Finding the products…
        </p>
      )}
      {typeof state === 'object' && 'problem' in state && (
        <ListFailed message={state.problem} again={startOver} />
      )}
      {typeof state === 'object' && 'files' in state && <Placed chosen={state} onEnd={startOver} />}
    </Screen>
  );
}
