/** Exports all products, or those that match the list's filters. */
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#admin/shell/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#admin/shell/save-file.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { exportProducts, type Exported } from './actions/export-products.ts';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { formatCount } from '#core/format.ts';
import { indiaDay } from '#core/india-time.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { bulkProductQuery, filtersIn } from './product-search.ts';
import { CARD, POINTS, PROBLEM, PROGRESS } from '#admin/shell/look/classes.ts';

const route = getRouteApi('/products/export');
const CRUMBS = [{ name: 'Products', to: '/products' }] as const;

type Work =
  | { state: 'ready' }
  | { state: 'working'; done: number }
  | { state: 'failed'; problem: string }
  | { state: 'done'; exported: Exported };

const products = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;

function InvalidProducts({ ids }: { ids: readonly string[] }) {
  return (
    <div className="mt-3">
      <p>{products(ids.length)} could not be read and are not in the file:</p>
      <ul className={POINTS}>
        {ids.map((id) => (
          <li key={id}>
            <Link to="/products/$id" params={{ id }} className="link">
              <bdi>{id}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ExportScreen() {
  const search = route.useSearch();
  // Sorted by SKU, so that two exports of the same products are identical.
  const query = bulkProductQuery(search);
  const isFiltered = filtersIn(search) > 0;
  const [work, setWork] = useState<Work>({ state: 'ready' });
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);
  const total = useQuery({
    queryKey: ['list', 'product', 'count', query],
    queryFn: () => countAsStaff(STAFF_LISTS.products, query),
  });

  async function begin(): Promise<void> {
    const controller = new AbortController();
    ending.current = controller;
    setWork({ state: 'working', done: 0 });
    const exported = await exportProducts(query, {
      onProgress: (done) => setWork({ state: 'working', done }),
      signal: controller.signal,
    });
    if (controller.signal.aborted) return;
    if (!exported.success) {
      setWork({ state: 'failed', problem: exported.error });
      return;
    }
    saveFile(exported.value.file, `products ${indiaDay(Date.now())}.csv`);
    setWork({ state: 'done', exported: exported.value });
  }

  const isWorking = work.state === 'working';
  return (
    <Screen title="Export products" crumbs={CRUMBS}>
      <section className={`${CARD} grid gap-3`}>
        <p>
          {isFiltered ? 'Export the filtered products' : 'Export all products'}
          {total.data !== undefined && ` (${formatCount(total.data)})`} with prices as a CSV file.
          You can edit it in a spreadsheet and import it again; only your changes are applied.
        </p>
        {search.q !== undefined && (
          <p>
            The search for “<bdi>{search.q}</bdi>” is ignored. The file includes every product that
            matches the filters.
          </p>
        )}
        <div role="status">
          {isWorking && <p>Exporting… {products(work.done)} so far.</p>}
          {work.state === 'done' && (
            <>
              <p>Exported {products(work.exported.products)}. The file is in your downloads.</p>
              {work.exported.invalid.length > 0 && <InvalidProducts ids={work.exported.invalid} />}
            </>
          )}
        </div>
        {work.state === 'failed' && (
          <p role="alert" className={PROBLEM}>
            {work.problem}
          </p>
        )}
        {isWorking && (
          <progress
            className={PROGRESS}
            value={work.done}
            max={total.data}
            aria-label="Exporting"
          />
        )}
        <p className="flex flex-wrap gap-3">
          {isWorking ? (
            <Button
              onClick={() => {
                ending.current?.abort();
                setWork({ state: 'ready' });
              }}
            >
              Cancel
            </Button>
          ) : (
            <Button kind="primary" onClick={() => void begin()}>
              {work.state === 'failed' ? 'Try again' : 'Export'}
            </Button>
          )}
          {isFiltered && !isWorking && (
            <Link to="/products/export" className={buttonClass('secondary', 'small')}>
              Export all products
            </Link>
          )}
        </p>
      </section>
    </Screen>
  );
}
