/** Prints SKU labels of selected products, as many of each size as staff enter. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import { readLabelHash, type LabelSelection } from '#admin/shell/labels/label-selection.ts';
import { SKUS_ON_SHEET, SkuLabelSheets } from '#admin/shell/labels/label-sheets.tsx';
import { labelsOf, MOST_LABELS } from '#admin/shell/labels/sku-label.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { NOTE, PROBLEM } from '#admin/shell/look/classes.ts';
import { PaperFrame } from '#admin/shell/paper-frame.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { MOST_SELECTED } from '#admin/shell/selected-ids.ts';
import { bulkProductQuery } from '#admin/features/products/product-search.ts';
import {
  readLabelProducts,
  type LabelProducts,
} from '#admin/features/products/actions/read-label-products.ts';
import { formatCount, formatCounted, formatProducts } from '#core/format.ts';
import { productKind } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { buttonClass } from '#ui/button-class.ts';
import { LabelCounts } from './label-counts.tsx';
import { initialCounts, labelRows, labelsToPrint } from './label-rows.ts';

const route = getRouteApi('/products/labels');

const TITLE = 'SKU labels';
const CRUMBS = [{ name: 'Products', to: '/products' }] as const;

const NothingSelected = () => (
  <Screen title={TITLE} crumbs={CRUMBS}>
    <p>Select products in the list, then choose “Print labels”.</p>
    <p className="mt-6">
      <Link to="/products" className={buttonClass('primary', 'small')}>
        Go to products
      </Link>
    </p>
  </Screen>
);

const notesOn = ({ skipped, isCut }: LabelProducts): string[] =>
  [
    skipped > 0 &&
      `${formatProducts(skipped)} left out: deleted, without a SKU, or with errors in the data.`,
    isCut && `Only ${formatCount(MOST_SELECTED)} products are printed at once.`,
  ].filter((note) => note !== false);

interface Props {
  read: LabelProducts;
  selection: LabelSelection | undefined;
}

function Labels({ read, selection }: Props) {
  const rows = useMemo(() => read.products.flatMap(labelRows), [read]);
  const [typed, setTyped] = useState(() => initialCounts(read.products, selection));
  const lines = useMemo(() => labelsToPrint(rows, typed), [rows, typed]);
  const labels = useMemo(() => (lines.success ? labelsOf(lines.value, MOST_LABELS) : []), [lines]);
  const sheets = Math.ceil(labels.length / SKUS_ON_SHEET);
  return (
    <PaperFrame
      title={TITLE}
      crumbs={CRUMBS}
      isPrintable={labels.length > 0}
      head={
        <>
          {notesOn(read).map((note) => (
            <p key={note} className={NOTE}>
              {note}
            </p>
          ))}
          {rows.length > 0 && <LabelCounts rows={rows} typed={typed} onChange={setTyped} />}
          <p role="status" className={lines.success || rows.length === 0 ? '' : PROBLEM}>
            {rows.length > 0 &&
              (lines.success
                ? `${formatCounted(labels.length, 'label')} on ${formatCounted(sheets, 'sheet')} of A4, ${SKUS_ON_SHEET} labels of 70 × 37 mm each.`
                : lines.error)}
          </p>
        </>
      }
    >
      <SkuLabelSheets labels={labels} />
    </PaperFrame>
  );
}

export function LabelsScreen() {
  const search = route.useSearch();
  const hash = useLocation({ select: (location) => location.hash });
  const selection = useMemo(() => readLabelHash(hash), [hash]);
  const targets: BulkTargets = selection
    ? { ids: [...selection.keys()] }
    : { list: STAFF_LISTS.products, query: bulkProductQuery(search) };
  const isSelected = selection !== undefined || search.all === true;
  const query = useQuery({
    queryKey: [...listKey(productKind), 'labels', targets],
    queryFn: () => readLabelProducts(targets, MOST_SELECTED),
    enabled: isSelected,
  });
  if (!isSelected) return <NothingSelected />;
  if (!query.data) return <ScreenWaiting title={TITLE} crumbs={CRUMBS} query={query} />;
  return <Labels key={hash} read={query.data} selection={selection} />;
}
