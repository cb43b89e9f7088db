/** What the list of orders is looked through by; each change goes into the address. */
import { useId, useState } from 'react';
import { INDIAN_STATES } from '#domain/account/indian-states.ts';
import { isByDay, ORDER_SORTS, type OrdersSearch } from './orders-search.ts';

interface Props {
  search: OrdersSearch;
  onChange: (change: Partial<OrdersSearch>) => void;
}

const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);

const SORTS = Object.entries(ORDER_SORTS);
const sortOf = (key: string): OrdersSearch['sort'] =>
  key === 'oldest' || key === 'changed' ? key : undefined;

/** How long after the last key one searches, ms. */
const PAUSE = 300;

function SearchBox({ search, onChange }: Props) {
  const [typed, setTyped] = useState(search.q ?? '');
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  const [asked, setAsked] = useState(search.q);
  // The address was changed by something else, such as the way back.
  if (asked !== search.q) {
    setAsked(search.q);
    setTyped(search.q ?? '');
  }
  const ask = (text: string): void => {
    const q = orNothing(text.trim());
    setAsked(q);
    onChange({ q });
  };
  return (
    <label className="orders-search">
      <span>Search</span>
      <input
        type="search"
        className="admin-control control"
        placeholder="Reference, phone, name"
        autoComplete="off"
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          clearTimeout(timer);
          setTimer(setTimeout(() => ask(value), PAUSE));
        }}
        onKeyDown={({ key }) => {
          if (key !== 'Enter') return;
          clearTimeout(timer);
          ask(typed);
        }}
      />
    </label>
  );
}

const Day = ({
  name,
  value,
  onChange,
}: {
  name: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}) => (
  <label>
    <span>{name}</span>
    <input
      type="date"
      className="admin-control control"
      value={value ?? ''}
      onChange={({ target }) => onChange(orNothing(target.value))}
    />
  </label>
);

export function OrderFilters({ search, onChange }: Props) {
  const states = useId();
  return (
    <>
      <SearchBox search={search} onChange={onChange} />
      <Day name="Requested from" value={search.from} onChange={(from) => onChange({ from })} />
      <Day name="To" value={search.to} onChange={(to) => onChange({ to })} />
      <label htmlFor={states} className="orders-state">
        <span>State</span>
        <select
          id={states}
          className="admin-control control"
          value={search.state ?? ''}
          onChange={({ target }) => onChange({ state: orNothing(target.value) })}
        >
          <option value="">Any</option>
          {INDIAN_STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
      </label>
      {search.view === undefined && (
        <label>
          <span>Sorted by</span>
          <select
            className="admin-control control"
            value={search.sort ?? 'newest'}
            onChange={({ target }) => onChange({ sort: sortOf(target.value) })}
          >
            {SORTS.map(([key, { name }]) => (
              <option key={key} value={key} disabled={key === 'changed' && isByDay(search)}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
