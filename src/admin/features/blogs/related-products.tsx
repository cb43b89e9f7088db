/** The related products of a post: whether they exist, and whether customers see them. */
import { Button } from '#admin/shell/button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { nameProducts } from '#admin/shell/actions/name-products.ts';
import type { PostForm } from '#admin/shell/editing/post-form.ts';
import { skuOf } from '#core/identifiers.ts';
import type { SavedProduct } from '#admin/shell/actions/unindexed-products.ts';
import { productKind } from '#schema/product.ts';
import { PickProduct } from '#admin/shell/form/markdown/pick-product.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { ERROR } from '#admin/shell/look/classes.ts';

const MAX_SKUS = 30;

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

function Named({ sku, named }: { sku: string; named: SavedProduct | undefined }) {
  if (named === undefined) {
    return <span className={ERROR}>No product has the SKU {sku}.</span>;
  }
  const { id, product } = named;
  return (
    <>
      <Link to="/products/$id" params={{ id }} className="link">
        {product.title}
      </Link>{' '}
      <span className="text-ink-soft">
        {sku}
        {product.status !== 'published' && ' · not published, so customers don’t see it'}
      </span>
    </>
  );
}

export function RelatedProducts() {
  const { setValue, getValues } = useFormContext<PostForm>();
  const [isPicking, pick] = useState(false);
  const typed = useDeferredValue(stringsIn(useWatch<PostForm>({ name: 'relatedSkus' })));
  const skus = [...new Set(typed.map(skuOf).filter(Boolean))].slice(0, MAX_SKUS);
  const named = useQuery({
    queryKey: [...listKey(productKind), 'named', skus.toSorted()],
    queryFn: () => nameProducts(skus),
    placeholderData: keepPreviousData,
  });
  const { data } = named;
  return (
    <div className="col-span-full">
      {named.isError && <p className={ERROR}>{named.error.message}</p>}
      <div role="status">
        <ul className="text-sm">
          {data !== undefined &&
            !named.isPlaceholderData &&
            skus.map((sku) => (
              <li key={sku} className="py-1">
                <Named sku={sku} named={data.get(sku)} />
              </li>
            ))}
        </ul>
      </div>
      <Button className="mt-2" onClick={() => pick(true)}>
        Add product
      </Button>
      {isPicking && (
        <PickProduct
          onClose={() => pick(false)}
          onPick={({ sku }) => {
            pick(false);
            const now = stringsIn(getValues('relatedSkus'));
            setValue('relatedSkus', [...now.filter((each) => each !== sku), sku], {
              shouldDirty: true,
              shouldValidate: true,
            });
          }}
        />
      )}
    </div>
  );
}
