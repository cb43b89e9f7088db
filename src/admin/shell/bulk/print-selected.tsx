/** Leads to the print page of the selected rows. */
import { Link } from '@tanstack/react-router';
import { joinIds, MOST_SELECTED } from '#admin/shell/selected-ids.ts';
import { formatCount } from '#core/format.ts';
import { buttonClass } from '#ui/button-class.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  to: '/orders/print' | '/invoices/print';
  /** The filters of the list, for a selection of all. */
  filters: object;
}

export function PrintSelected({ selection: { isAll, count, ids }, to, filters }: Props) {
  if (!isAll && count > MOST_SELECTED)
    return <p className="text-ink-soft">Select all, or at most {MOST_SELECTED}, to print.</p>;
  return (
    <Link
      to={to}
      {...(isAll ? { search: filters } : { hash: joinIds(ids) })}
      className={buttonClass('secondary', 'small')}
    >
      Print ({formatCount(count)})
    </Link>
  );
}
