/** What the list of orders is looked through by; each change goes into the address. */
import { DayFields } from '#admin/shell/list/day-fields.tsx';
import { among, FilterChoice, sortChoices } from '#admin/shell/list/filter-choice.tsx';
import { INDIAN_STATES } from '#domain/account/indian-states.ts';
import { isByDay, ORDER_SORTS, sortIn, type OrdersSearch } from './orders-search.ts';

interface Props {
  search: OrdersSearch;
  onChange: (change: Partial<OrdersSearch>) => void;
}

const STATES = INDIAN_STATES.map((state) => [state, state] as const);
const SORTS = sortChoices(ORDER_SORTS);
/** Days bound the time of the request, so with them the list is sorted by it. */
const SORTS_BY_DAY = SORTS.filter(([key]) => key !== 'changed');

export const OrderFilters = ({ search, onChange }: Props) => (
  <>
    <DayFields from={search.from} to={search.to} fromName="Requested from" onChange={onChange} />
    <FilterChoice
      name="State"
      none="Any"
      value={search.state}
      choices={STATES}
      onChange={(state) => onChange({ state })}
    />
    {search.view === undefined && (
      <FilterChoice
        name="Sort"
        value={sortIn(search)}
        choices={isByDay(search) ? SORTS_BY_DAY : SORTS}
        onChange={(sort) => onChange({ sort: among(SORTS, sort) })}
      />
    )}
  </>
);
