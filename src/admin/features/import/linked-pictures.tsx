/** Offers to copy the linked pictures of an import, and lists those that can't be copied. */
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { listKey } from '#admin/shell/list/list-key.ts';
import { queries } from '#admin/shell/queries.ts';
import { Button } from '#admin/shell/button.tsx';
import { Icon } from '#admin/shell/icon.tsx';
import { CARD, POINTS } from '#admin/shell/look/classes.ts';
import { saveFile } from '#admin/shell/save-file.ts';
import { formatCount, formatCounted } from '#core/format.ts';
import { BYTE_ORDER_MARK, csvOf } from '#core/import/shop-list.ts';
import { productKind } from '#schema/product.ts';
import { $copying, copyPictures, type MissingPicture } from './copy-pictures.ts';
import type { Run } from './import-state.ts';

const images = (count: number): string => formatCounted(count, 'image');

const refreshLists = (): void => void queries.invalidateQueries({ queryKey: listKey(productKind) });

function downloadMissing(missing: readonly MissingPicture[], { source }: Run): void {
  const rows = missing.map(({ sku, url, why }) => [sku, url, why]);
  const text = BYTE_ORDER_MARK + csvOf([['SKU', 'Image', 'Problem'], ...rows]);
  const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `${source.name.replace(/\.[^.]*$/, '')} missing images.csv`);
}

const MOST_SHOWN = 5;

function Missing({ missing, run }: { missing: readonly MissingPicture[]; run: Run }) {
  return (
    <>
      <p className="my-3 max-w-prose">
        {images(missing.length)} could not be copied. Save them from the other website, name them by
        their SKU, and upload them with “Add images”. Until then, products show them from there.
      </p>
      <ul className={POINTS}>
        {missing.slice(0, MOST_SHOWN).map(({ sku, url, why }) => (
          <li key={`${sku} ${url}`} className="wrap-anywhere">
            {sku}: <bdi>{url}</bdi>. {why}
          </li>
        ))}
        {missing.length > MOST_SHOWN && (
          <li>and {formatCount(missing.length - MOST_SHOWN)} more</li>
        )}
      </ul>
      <p className="mt-3">
        <Button onClick={() => downloadMissing(missing, run)}>
          <Icon name="download" size={16} />
          Download missing images
        </Button>
      </p>
    </>
  );
}

export function LinkedPictures({ run }: { run: Run }) {
  const latest = useStore($copying);
  const copying = latest?.file === run.source.at ? latest : undefined;
  const linked = useQuery({
    queryKey: ['linked pictures', run.source.at],
    queryFn: () => run.client.request('linked'),
    staleTime: Infinity,
    gcTime: 0,
  });
  const products = linked.data ?? [];
  const count = products.reduce((sum, { urls }) => sum + urls.length, 0);
  if (count === 0) return null;
  return (
    <section className={CARD}>
      <h2>Images from another website</h2>
      {copying === undefined && (
        <>
          <p className="max-w-prose">
            The list has links to {images(count)}. Copy them to your shop, so that they load fast
            and stay when the other website changes.
          </p>
          <p className="mt-3">
            <Button
              kind="primary"
              onClick={() => void copyPictures(run.source.at, products, refreshLists)}
            >
              Copy {images(count)}
            </Button>
          </p>
        </>
      )}
      <div role="status">
        {copying?.state === 'running' && <p>You can use other screens. Keep this tab open.</p>}
        {copying?.state === 'ended' && <p>{images(copying.copied)} copied.</p>}
      </div>
      {copying?.state === 'ended' && copying.missing.length > 0 && (
        <Missing missing={copying.missing} run={run} />
      )}
    </section>
  );
}
