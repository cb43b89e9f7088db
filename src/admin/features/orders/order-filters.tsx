/** Filters of the order list; each change goes into the URL. */
import { DayFields } from '#admin/shell/list/day-fields.tsx';
import { choiceFilter, type ListFilter } from '#admin/shell/list/list-filter.tsx';
import { sortChoices, type Sorting } from '#admin/shell/list/sort-choice.tsx';
import { INDIAN_STATES } from '#core/account/indian-states.ts';
import { formatDay } from '#core/format-time.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import { DAY_SORTS, isByDay, ORDER_SORTS, sortIn, type OrdersSearch } from './orders-search.ts';

const STATES = INDIAN_STATES.map((state) => [state, state] as const);
const SORTS = sortChoices(ORDER_SORTS);
/** The day filter applies to the request time, so the list is sorted by it. */
const SORTS_BY_DAY = SORTS.filter(([key]) => DAY_SORTS.some((each) => each === key));

const dayOf = (day: string): string => formatDay(startOfIndiaDay(day) ?? 0);

function daysShown({ from, to }: OrdersSearch): string | undefined {
  if (from !== undefined && to !== undefined)
    return from === to ? dayOf(from) : `${dayOf(from)} – ${dayOf(to)}`;
  if (from !== undefined) return `from ${dayOf(from)}`;
  return to === undefined ? undefined : `until ${dayOf(to)}`;
}

/** @param assigned members of staff, by uid */
export const orderFilters = (
  search: OrdersSearch,
  assigned: readonly (readonly [uid: string, name: string])[],
): ListFilter<OrdersSearch>[] => [
  choiceFilter({
    name: 'Assigned to',
    value: search.assigned,
    none: 'Anyone',
    choices: assigned,
    change: (uid) => ({ assigned: uid }),
  }),
  {
    name: 'Requested',
    shown: daysShown(search),
    input: (onChange) => (
      <div className="grid grid-cols-[1fr_1fr] gap-2 *:[p]:col-span-full">
        <DayFields
          from={search.from}
          to={search.to}
          fromName="Requested from"
          onChange={onChange}
        />
      </div>
    ),
    cleared: { from: undefined, to: undefined },
  },
  choiceFilter({
    name: 'State',
    value: search.state,
    choices: STATES,
    change: (state) => ({ state }),
  }),
];

export const orderSort = (search: OrdersSearch): Sorting<keyof typeof ORDER_SORTS> => ({
  value: sortIn(search),
  choices: isByDay(search) ? SORTS_BY_DAY : SORTS,
});
