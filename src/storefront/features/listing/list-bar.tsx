/** The bar above an interactive list: count, layout, filters and sort. */
import type { Ref } from 'react';
import { formatDesigns } from '#core/format.ts';
import { SORTS, type Sort } from '#storefront/shared/listing/filter-address.ts';
import { SORT_NAMES } from '#storefront/shared/listing/filter-labels.ts';
import { LIST_BAR, LIST_COUNT, LIST_LINK, LIST_SORT } from '#ui/list-class.ts';
import { Button } from '#ui/react/button.tsx';
import { Icon } from '#ui/react/icon.tsx';
import type { ListLayout } from './model/list-layout.ts';
import type { ShownList } from './model/list-view.ts';

interface SortProps {
  sort: Sort;
  firstSort: string;
  onSort: (sort: Sort) => void;
}

const SortField = ({ sort, firstSort, onSort }: SortProps) => (
  <label>
    <span className="sr-only">Sort</span>
    <select
      className={LIST_SORT}
      value={sort}
      // The options are the sorts.
      onChange={({ currentTarget }) => onSort(currentTarget.value as Sort)}
    >
      {SORTS.map((each) => (
        <option key={each} value={each}>
          {each === 'newest' ? firstSort : SORT_NAMES[each]}
        </option>
      ))}
    </select>
  </label>
);

interface Props extends SortProps {
  layout: ListLayout;
  shown: ShownList;
  /** How many are selected. */
  filters: number;
  /** The address of its line sheet. */
  sheet: string;
  layoutButton: Ref<HTMLButtonElement>;
  filterButton: Ref<HTMLButtonElement>;
  onLayout: (layout: ListLayout) => void;
  /** Opens the filters. */
  onFilter: () => void;
}

export function ListBar(props: Props) {
  const { layout, shown, filters, sheet, layoutButton, filterButton, onLayout, onFilter } = props;
  const isTable = layout === 'table';
  return (
    <div className={LIST_BAR} data-list-bar>
      <div className={LIST_COUNT}>
        <p role="status">
          {formatDesigns(shown.total)}
          {shown.pages > 1 && `, page ${shown.page} of ${shown.pages}`}
        </p>
        <a className={LIST_LINK} href={sheet}>
          Line sheet
        </a>
      </div>
      <Button
        ref={layoutButton}
        kind="secondary"
        size="small"
        onClick={() => onLayout(isTable ? 'cards' : 'table')}
      >
        <Icon name={isTable ? 'cards' : 'table'} size={18} />
        {isTable ? 'Card view' : 'Quick order'}
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={filterButton}
          kind="secondary"
          size="small"
          aria-haspopup="dialog"
          onClick={onFilter}
        >
          <Icon name="filter" size={18} />
          {filters === 0 ? 'Filter' : `Filter (${filters})`}
        </Button>
        <SortField {...props} />
      </div>
    </div>
  );
}
