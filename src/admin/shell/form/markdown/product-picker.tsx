/** Search for one product by SKU or title. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { productPath, skuPath } from '#core/paths.ts';
import { productKind } from '#schema/product.ts';
import { Dialog } from '#admin/shell/dialog.tsx';
import { findProducts, type ProductMatch } from '#admin/shell/find/find-products.ts';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { useShown } from '#admin/shell/use-is-current.ts';

export interface PickedProduct extends ProductMatch {
  /** URL path on the site. */
  path: string;
}

interface Props {
  onPick: (product: PickedProduct) => void;
  onClose: () => void;
}

const MOST = 8;

async function withPath(match: ProductMatch): Promise<PickedProduct> {
  const read = await readAsStaff(productKind, match.id);
  const path = read?.success ? productPath(read.value.sku, read.value.slug) : skuPath(match.sku);
  return { ...match, path };
}

export function ProductPicker({ onPick, onClose }: Props) {
  const [text, setText] = useState<string>();
  const matches = useQuery({
    queryKey: ['products to pick', text],
    queryFn: async () => (await findProducts(text ?? ''))?.products.slice(0, MOST) ?? [],
    enabled: text !== undefined,
    placeholderData: keepPreviousData,
  });
  const isShown = useShown();
  const [isChosen, setChosen] = useState(false);
  const choose = async (product: ProductMatch): Promise<void> => {
    if (isChosen) return;
    setChosen(true);
    try {
      const picked = await withPath(product);
      // Ignored after closing.
      if (isShown()) onPick(picked);
    } catch (error) {
      setChosen(false);
      sayFailure(error instanceof Error ? error.message : String(error));
    }
  };
  const isEmpty = text !== undefined && matches.data?.length === 0;
  return (
    <Dialog title="Choose product" onClose={onClose}>
      <SearchField label="SKU or title" value={text} onChange={setText} />
      <div role="status" className="mt-3 min-h-6 text-sm text-ink-soft">
        {matches.isError && matches.error.message}
        {isEmpty && 'No products match.'}
        {text === undefined && 'Search by SKU or title.'}
      </div>
      <ul className="max-h-[50dvh] overflow-auto">
        {text !== undefined &&
          matches.data?.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                className="flex min-h-10 w-full justify-between gap-4 rounded-sm px-2 py-1.5 text-start hover:bg-wash"
                onClick={() => void choose(product)}
              >
                <span>{product.title}</span>
                <span className="text-ink-soft">{product.sku}</span>
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
