/** Bulk upload of pictures: drop files, check how they are placed by SKU, then upload. */
import { Button } from '#admin/shell/button.tsx';
import { Link } from '@tanstack/react-router';
import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { Screen } from '#admin/shell/screen.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { ListFailed } from '#admin/shell/list/list-states.tsx';
import { formatCount, formatCounted } from '#core/format.ts';
import { productKind } from '#schema/product.ts';
import { FileDrop } from '#admin/shell/file-drop.tsx';
import { isSettled, placing, type ProductWork } from './picture-placing.ts';
import { CARD, ERROR, POINTS } from '#admin/shell/look/classes.ts';
import { PICTURE_FILES } from '#admin/shell/pictures/picture-files.ts';
import { ActionBar } from '#admin/shell/form/action-bar.tsx';

const CRUMBS = [{ name: 'Products', to: '/products' }] as const;

const STATE_LABELS: Readonly<Record<ProductWork['state'], string>> = {
  ready: '',
  sending: 'Uploading…',
  done: 'Done',
  failed: '',
  invalid: '',
};

function ProductRow({ work }: { work: ProductWork }) {
  const { product, files, state, progress, problem } = work;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5">
      <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
        <Link to="/products/$id" params={{ id: product.id }} className="link">
          {product.sku}
        </Link>{' '}
        <bdi>{product.title}</bdi>
        <p className="text-sm text-ink-soft">
          {product.pictures === 0 ? 'No images yet' : formatCounted(product.pictures, 'image')}
          {' · adding '}
          <bdi>{files.map(({ name }) => name).join(', ')}</bdi>
        </p>
        {problem !== '' && (
          <p role="alert" className={ERROR}>
            {problem}
          </p>
        )}
      </div>
      {state === 'sending' && (
        <progress
          className="h-1.5 w-32 accent-gilt"
          value={progress}
          aria-label={`Uploading for ${product.sku}`}
        />
      )}
      <span className="text-sm">{STATE_LABELS[state]}</span>
    </li>
  );
}

function Placed() {
  const cache = useQueryClient();
  const onWritten = (): void => void cache.invalidateQueries({ queryKey: listKey(productKind) });
  const { works, left, isBusy, replaces } = useStore(placing.$placing);
  const filesOf = (some: readonly ProductWork[]) =>
    some.reduce((sum, work) => sum + work.files.length, 0);
  const done = works.filter(({ state }) => state === 'done').length;
  const isDone = works.length > 0 && works.every(isSettled);
  const isStarted = isBusy || works.some(isSettled);
  return (
    <>
      {left.length > 0 && (
        <section className={CARD}>
          <h2>{formatCounted(left.length, 'file')} can’t be used</h2>
          <ul className={POINTS}>
            {left.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>
                <bdi>{name}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {works.length > 0 && (
        <section className={CARD}>
          <h2>
            {formatCounted(filesOf(works), 'image')} for {formatCounted(works.length, 'product')}
          </h2>
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={replaces}
              disabled={isStarted}
              onChange={({ target }) => placing.setReplaces(target.checked)}
            />
            Replace the images these products have
          </label>
          <ul>
            {works.map((work) => (
              <ProductRow key={work.product.id} work={work} />
            ))}
          </ul>
        </section>
      )}
      <ActionBar>
        <p role="status">
          {isStarted
            ? `${formatCount(done)} of ${formatCounted(works.length, 'product')} done.`
            : 'Nothing is uploaded yet.'}
          {isBusy && ' You can use other screens. Keep this tab open.'}
        </p>
        {isBusy ? (
          <Button onClick={placing.stop}>Stop</Button>
        ) : (
          <Button onClick={placing.clear}>{isDone ? 'Add more' : 'Start over'}</Button>
        )}
        {works.length > 0 && !isDone && !isBusy && (
          <Button kind="primary" onClick={() => void placing.begin(onWritten)}>
            Upload {formatCounted(filesOf(works.filter((work) => !isSettled(work))), 'image')}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

export function PicturesScreen() {
  const { stage, problem } = useStore(placing.$placing);
  return (
    <Screen title="Add images" crumbs={CRUMBS}>
      {stage === 'choose' && (
        <section className={CARD}>
          <h2>Name each file by its SKU</h2>
          <p className="mb-4 max-w-prose">
            RG-101.jpg is the first image of RG-101, RG-101_2.jpg the second. You see which file
            goes where before anything is uploaded.
          </p>
          <FileDrop
            label="Choose images"
            hint="Or drop them all here. JPEG, PNG or WebP, 5 MB each."
            accept={PICTURE_FILES}
            isMultiple
            onFiles={(files) => void placing.choose(files)}
          />
        </section>
      )}
      {stage === 'finding' && (
        <p role="status" className={CARD}>
          Finding the products…
        </p>
      )}
      {stage === 'failed' && <ListFailed message={problem} again={placing.clear} />}
      {stage === 'placed' && <Placed />}
    </Screen>
  );
}
