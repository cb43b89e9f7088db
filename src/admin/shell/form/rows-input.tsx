/** A list of small records: added, taken away, and put in order by buttons. */
import { useId, useRef, type ReactNode } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { Icon } from '#admin/shell/icon.tsx';

interface Props {
  name: string;
  label: string;
  /** One of them: `highlight`. */
  thing: string;
  most: number;
  /** What a new one begins with. */
  fresh: Readonly<Record<string, string>>;
  /** The fields of one. @param at their place in the form: `trust.0` */
  row: (at: string) => ReactNode;
}

export function RowsInput({ name, label, thing, most, fresh, row }: Props) {
  const { fields, append, remove, swap } = useFieldArray({ name });
  const { errors } = useFormState({ name });
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const error: unknown = get(errors, `${name}.message`) ?? get(errors, `${name}.root.message`);
  const focusOn = (place: number): void => {
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
      const at = rows[Math.min(place, rows.length - 1)];
      (at?.querySelector<HTMLElement>('input, select, textarea') ?? list.current)?.focus();
    });
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= fields.length) return;
    swap(from, to);
    requestAnimationFrame(() => {
      const way = to < from ? 'up' : 'down';
      list.current?.querySelector<HTMLElement>(`[data-row="${to}"] [data-way="${way}"]`)?.focus();
    });
  };
  const step = (place: number, way: 'up' | 'down') => {
    const to = way === 'up' ? place - 1 : place + 1;
    return (
      <button
        type="button"
        data-way={way}
        className={`admin-row-step admin-row-${way}`}
        aria-disabled={to < 0 || to >= fields.length || undefined}
        onClick={() => move(place, to)}
      >
        <Icon name="arrow" size={16} />
        <span className="sr-only">
          Move {thing} {place + 1} {way}
        </span>
      </button>
    );
  };
  return (
    <fieldset
      ref={list}
      tabIndex={-1}
      className="admin-wide admin-rows"
      aria-describedby={typeof error === 'string' ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      {typeof error === 'string' && (
        <p id={`${id}-error`} className="admin-field-error">
          {error}
        </p>
      )}
      {fields.map((field, place) => (
        <div
          key={field.id}
          data-row={place}
          role="group"
          aria-label={`${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${place + 1}`}
          className="admin-row"
        >
          <div className="admin-grid">{row(`${name}.${place}`)}</div>
          <div className="admin-row-ways">
            {step(place, 'up')}
            {step(place, 'down')}
            <button
              type="button"
              className="admin-row-step"
              onClick={() => {
                remove(place);
                focusOn(place);
              }}
            >
              <Icon name="close" size={16} />
              <span className="sr-only">
                Remove {thing} {place + 1}
              </span>
            </button>
          </div>
        </div>
      ))}
      {fields.length < most && (
        <button type="button" className="btn btn-small btn-secondary" onClick={() => append(fresh)}>
          Add a {thing}
        </button>
      )}
    </fieldset>
  );
}
