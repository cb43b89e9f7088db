/** Papers of several orders: pick list, packing slips, SKU labels, address labels and proforma invoices. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { choicesOf } from '#admin/shell/list/list-filter.tsx';
import { waitingFor } from '#admin/shell/list/list-states.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { NOTE } from '#admin/shell/look/classes.ts';
import { SkuLabelSheets } from '#admin/shell/labels/label-sheets.tsx';
import { labelsOf, MOST_LABELS } from '#admin/shell/labels/sku-label.ts';
import { PaperFrame } from '#admin/shell/paper-frame.tsx';
import { useSelectedIds } from '#admin/shell/selected-ids.ts';
import { useMay } from '#admin/shell/role.ts';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { sellerQuery } from '#admin/shell/sales/seller.ts';
import { formatCount, formatCounted } from '#core/format.ts';
import { orderKind } from '#schema/order.ts';
import { slipId } from '#core/order/slip-id.ts';
import type { SiteSettings } from '#schema/settings.ts';
import { readOrdersToPrint, type OrdersToPrint } from './actions/read-orders.ts';
import { AddressLabelSheets } from './address-labels.tsx';
import { pickList } from './model/pick-list.ts';
import { draftSlip } from './model/draft-slip.ts';
import {
  ORDER_PAPERS,
  readOrderPrintSearch,
  type OrderPaper,
  type OrderPrintSearch,
} from './order-print-search.ts';
import { PackingSlips } from './packing-slips.tsx';
import { PickListSheet } from './pick-list-sheet.tsx';
import { ProformaSheets } from './proforma-sheets.tsx';

const route = getRouteApi('/orders/print');

/** More would take the browser too long to lay out. */
const MOST_ORDERS = 500;

const CRUMBS = [{ name: 'Orders', to: '/orders' }] as const;

interface SheetsProps extends OrdersToPrint {
  paper: OrderPaper;
  seller: SiteSettings;
}

function Sheets({ paper, seller, orders, products }: SheetsProps) {
  const [now] = useState(Date.now);
  switch (paper) {
    case 'pick-list':
      return <PickListSheet orders={orders} products={products} seller={seller} now={now} />;
    case 'packing-slips':
      return (
        <PackingSlips
          slips={orders.map((order) => ({
            ...{ id: slipId(order.id), order },
            paper: draftSlip({ order, seller, products }),
          }))}
        />
      );
    case 'sku-labels':
      return <SkuLabelSheets labels={labelsOf(pickList(orders, products), MOST_LABELS)} />;
    case 'address-labels':
      return (
        <AddressLabelSheets
          orders={orders.filter(({ address }) => address !== undefined)}
          seller={seller}
        />
      );
    case 'proformas':
      return <ProformaSheets orders={orders} />;
  }
}

const UNCONFIRMED = 'only confirmed orders are packed';

/** Why orders are left out. */
const LEFT_OUT: Record<OrderPaper, string> = {
  'pick-list': 'only confirmed orders that are not packed or dispatched yet are picked',
  'packing-slips': UNCONFIRMED,
  'sku-labels': UNCONFIRMED,
  'address-labels': UNCONFIRMED,
  proformas: 'without a current quote',
};

/** What is not on the sheets. */
function notesOn({ orders, products, skipped, isCut, paper }: Omit<SheetsProps, 'seller'>) {
  const units = pickList(orders, products).reduce((sum, { qty }) => sum + qty, 0);
  const withoutAddress = orders.filter(({ address }) => address === undefined).length;
  return [
    skipped > 0 && `${formatCounted(skipped, 'order')} left out: ${LEFT_OUT[paper]}.`,
    isCut && `Only ${formatCount(MOST_ORDERS)} orders are printed at once.`,
    paper === 'sku-labels' &&
      units > MOST_LABELS &&
      `Only the first ${formatCount(MOST_LABELS)} labels are printed.`,
    paper === 'address-labels' &&
      withoutAddress > 0 &&
      `${formatCounted(withoutAddress, 'order')} left out: no address yet.`,
  ].filter((note) => note !== false);
}

const PAPERS = choicesOf(ORDER_PAPERS);

interface PapersProps {
  search: OrderPrintSearch;
  maySell: boolean;
}

const Papers = ({ search: { ids: _, ...search }, maySell }: PapersProps) => (
  <nav aria-label="Papers" className="flex flex-wrap">
    {PAPERS.filter(([paper]) => maySell || paper !== 'proformas').map(([paper, name]) => (
      <Link
        key={paper}
        to="/orders/print"
        search={{ ...search, paper }}
        hash
        replace
        aria-current={paper === search.paper ? 'page' : undefined}
        className="-ms-px grid min-h-10 place-items-center border border-edge px-4 text-sm first:ms-0 aria-[current=page]:bg-ink aria-[current=page]:text-white"
      >
        {name}
      </Link>
    ))}
  </nav>
);

export function PrintOrdersScreen() {
  const maySell = useMay()('edit', 'sales');
  const chosen = readOrderPrintSearch(route.useSearch());
  const paper = chosen.paper === 'proformas' && !maySell ? 'pick-list' : chosen.paper;
  const search = { ...chosen, paper, ids: useSelectedIds() };
  const seller = useQuery(sellerQuery);
  const orders = useQuery({
    queryKey: [...listKey(orderKind), 'print', search],
    queryFn: () => readOrdersToPrint(search, MOST_ORDERS),
  });
  const title = ORDER_PAPERS[paper];
  if (!orders.data || !seller.data)
    return <ScreenWaiting title={title} crumbs={CRUMBS} query={waitingFor([orders, seller])} />;
  const isEmpty = orders.data.orders.length === 0;
  return (
    <PaperFrame
      title={title}
      crumbs={CRUMBS}
      isPrintable={!isEmpty}
      head={
        <>
          <Papers search={search} maySell={maySell} />
          {notesOn({ ...orders.data, paper }).map((note) => (
            <p key={note} className={`${NOTE} mt-3`}>
              {note}
            </p>
          ))}
        </>
      }
    >
      {!isEmpty && <Sheets {...orders.data} paper={paper} seller={seller.data} />}
    </PaperFrame>
  );
}
