/** The pages of products that are still in the catalogue, once it is here; a confirmation does without. */
import { useEffect, useState } from 'react';
import { loadCatalogue } from '#commands/load-catalogue.ts';
import { productPath } from '#domain/paths.ts';

export function usePages(): ((sku: string) => string | undefined) | undefined {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    loadCatalogue().then(
      ({ entries }) =>
        setPages(new Map(entries.map(({ sku, slug }) => [sku, productPath(sku, slug)]))),
      () => undefined,
    );
  }, []);
  return pages && ((sku) => pages.get(sku));
}
