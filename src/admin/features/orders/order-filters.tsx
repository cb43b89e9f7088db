/** What the list of orders is looked through by; each change goes into the address. */
import { DayFields } from '#admin/shell/list/day-fields.tsx';
import { among, sortChoices } from '#admin/shell/list/filter-choice.tsx';
import { choiceFilter, type ListFilter } from '#admin/shell/list/list-filter.tsx';
import { SortChoice } from '#admin/shell/list/sort-choice.tsx';
import { INDIAN_STATES } from '#core/account/indian-states.ts';
import { formatDay } from '#core/format-time.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import { isByDay, ORDER_SORTS, sortIn, type OrdersSearch } from './orders-search.ts';

type Change = (change: Partial<OrdersSearch>) => void;

const STATES = INDIAN_STATES.map((state) => [state, state] as const);
const SORTS = sortChoices(ORDER_SORTS);
/** Days bound the time of the request, so with them the list is sorted by it. */
const SORTS_BY_DAY = SORTS.filter(([key]) => key !== 'changed');

const dayOf = (day: string): string => formatDay(startOfIndiaDay(day) ?? 0);

function daysShown({ from, to }: OrdersSearch): string | undefined {
  if (from !== undefined && to !== undefined)
    return from === to ? dayOf(from) : `${dayOf(from)} – ${dayOf(to)}`;
  if (from !== undefined) return `from ${dayOf(from)}`;
  return to === undefined ? undefined : `until ${dayOf(to)}`;
}

export const orderFilters = (search: OrdersSearch, onChange: Change): ListFilter[] => [
  {
    name: 'Requested',
    shown: daysShown(search),
    input: (
      <div className="admin-filter-days">
        <DayFields
          from={search.from}
          to={search.to}
          fromName="Requested from"
          onChange={onChange}
        />
      </div>
    ),
    onClear: () => onChange({ from: undefined, to: undefined }),
  },
  choiceFilter({
    name: 'State',
    value: search.state,
    choices: STATES,
    onChange: (state) => onChange({ state }),
  }),
];

export const OrderSort = ({ search, onChange }: { search: OrdersSearch; onChange: Change }) => (
  <SortChoice
    value={sortIn(search)}
    choices={isByDay(search) ? SORTS_BY_DAY : SORTS}
    onChange={(sort) => onChange({ sort: among(SORTS, sort) })}
  />
);
