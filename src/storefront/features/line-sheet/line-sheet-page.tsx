/** The page of a line sheet: its options, and the pages as they are printed. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatDesigns } from '#core/format.ts';
import { listToText } from '#core/order/list-text.ts';
import { lineSheetPath, productsPath } from '#core/paths.ts';
import { hiddenIdsOf, useHiddenPrices } from '#storefront/shared/parts/use-hidden-prices.ts';
import { Button, ButtonLink } from '#ui/react/button.tsx';
import { EmptyState } from '#ui/react/empty-state.tsx';
import { HiddenPricesNote } from './hidden-prices-note.tsx';
import { $ownBrand } from './model/own-brand.ts';
import { sheetDesign, sheetPages } from './model/sheet-design.ts';
import { optionsFrom, sheetQuery, type SheetOptions } from './model/sheet-options.ts';
import { SheetActions } from './sheet-actions.tsx';
import { SheetForm } from './sheet-form.tsx';
import { SheetPages } from './sheet-pages.tsx';
import {
  MOST_DESIGNS,
  sourceOf,
  useDesigns,
  type Designs,
  type SheetSource,
} from './use-designs.ts';
import { usePicturesLoaded } from './use-pictures-loaded.ts';

/** The options, which the address stores. */
function useOptions({ list, view }: SheetSource) {
  const [options, setOptions] = useState(() => optionsFrom(new URLSearchParams(location.search)));
  const path = lineSheetPath(
    sheetQuery(options, list === undefined ? view : undefined),
    list && listToText(list),
  );
  useEffect(() => history.replaceState(history.state, '', path), [path]);
  return { options, setOptions, path };
}

/** The designs that the sheet lacks. */
function Omitted({ missing, total }: Designs) {
  return (
    <>
      {missing.length > 0 && (
        <p>
          {formatDesigns(missing.length)} not in the catalogue: {missing.join(', ')}
        </p>
      )}
      {total > MOST_DESIGNS && (
        <p>
          Showing the first {MOST_DESIGNS} of {formatDesigns(total)}. Filter the list for a smaller
          sheet.
        </p>
      )}
    </>
  );
}

interface SheetProps {
  source: SheetSource;
  designs: Designs;
}

function Sheet({ source, designs }: SheetProps) {
  const { entries, contact } = designs;
  const { options, setOptions, path } = useOptions(source);
  const brand = useStore($ownBrand);
  const pictures = usePicturesLoaded(entries.length, options.layout);
  const hasPrices = options.prices !== 'none';
  const hiddenIds = hiddenIdsOf(entries);
  const hiddenPrices = useHiddenPrices(hasPrices ? hiddenIds : []);

  const title = options.title || designs.title;
  const pages = sheetPages(
    entries.map((entry) => ({ entry, ...sheetDesign(entry, hiddenPrices.byProduct, options) })),
    options.layout,
  );
  const change = (some: Partial<SheetOptions>) => setOptions((now) => ({ ...now, ...some }));
  return (
    <>
      <div className="grid gap-6 pb-10 print:hidden">
        <SheetForm
          options={options}
          title={designs.title}
          seller={contact.businessName}
          onChange={change}
        />
        <SheetActions
          path={path}
          options={options}
          list={source.list}
          title={title}
          seller={contact.businessName}
          text={`${formatDesigns(entries.length)}, ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`}
          isReady={pictures.areLoaded && hiddenPrices.state !== 'loading'}
        />
        <div className="grid gap-2 text-sm/body text-ink-soft empty:hidden">
          <Omitted {...designs} />
          {hasPrices && hiddenIds.length > 0 && (
            <HiddenPricesNote count={hiddenIds.length} path={path} hiddenIds={hiddenIds} />
          )}
        </div>
      </div>
      <SheetPages
        // Another layout loads its pictures again, so that all of them report it.
        key={options.layout}
        pages={pages}
        options={options}
        title={title}
        day={designs.day}
        seller={contact}
        logo={options.name === brand.name ? brand.logo : ''}
        onSettled={pictures.onSettled}
      />
    </>
  );
}

export function LineSheetPage() {
  const [source] = useState(() => sourceOf(location));
  const { loaded, retry } = useDesigns(source);
  if (loaded.state === 'loading') return <p role="status">Loading the designs…</p>;
  if (loaded.state === 'failed') {
    return (
      <EmptyState title="The designs can’t be loaded" text={loaded.error} icon="alert">
        <Button kind="secondary" onClick={retry}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  if (loaded.value.entries.length === 0) {
    return (
      <EmptyState
        title="This line sheet has no designs"
        text="Open a category, a search or your order list, then choose “Line sheet”."
      >
        <ButtonLink href={productsPath()}>View the catalogue</ButtonLink>
      </EmptyState>
    );
  }
  return <Sheet source={source} designs={loaded.value} />;
}
