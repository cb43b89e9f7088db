/** Leads to the print page of the selected rows. */
import { Link } from '@tanstack/react-router';
import { joinIds, MOST_SELECTED } from '#admin/shell/selected-ids.ts';
import { formatCount } from '#core/format.ts';
import { buttonClass } from '#ui/button-class.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  to: '/orders/print' | '/invoices/print' | '/products/labels';
  /** The filters of the list, for a selection of all; absent if the page can't print a whole list. */
  filters?: object;
  name?: string;
}

export function PrintSelected({ selection, to, filters, name = 'Print' }: Props) {
  const { isAll, count, ids } = selection;
  const isWholeList = isAll && filters !== undefined;
  if (!isWholeList && (count > MOST_SELECTED || count > ids.length)) {
    return (
      <p className="text-ink-soft">
        {name}: select {filters && 'all, or '}at most {MOST_SELECTED}
        {!filters && ', without “Select all”'}.
      </p>
    );
  }
  return (
    <Link
      to={to}
      {...(isWholeList ? { search: filters } : { hash: joinIds(ids) })}
      className={buttonClass('secondary', 'small')}
    >
      {name} ({formatCount(count)})
    </Link>
  );
}
