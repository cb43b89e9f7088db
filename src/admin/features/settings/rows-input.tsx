/** A list of records that can be added, removed and reordered. */
import type { FormValues } from '#core/editing/form-values.ts';
import { Button } from '#admin/shell/button.tsx';
import { useId, useRef, type ReactNode } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { Icon } from '#admin/shell/icon.tsx';
import { ERROR, FIELD_GRID, LEGEND } from '#admin/shell/look/classes.ts';

const STEP =
  'grid min-h-8 w-8 place-items-center text-ink-soft hover:text-ink aria-disabled:text-line';

interface Props {
  name: string;
  label: string;
  /** Name of a record: `highlight`. */
  thing: string;
  most: number;
  /** Initial values of a new record; a function if each has an ID of its own. */
  fresh: Readonly<FormValues> | (() => Readonly<FormValues>);
  /**
   * The inputs of a record.
   * @param at its path in the form: `trust.0`
   */
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
      const direction = to < from ? 'up' : 'down';
      list.current
        ?.querySelector<HTMLElement>(`[data-row="${to}"] [data-direction="${direction}"]`)
        ?.focus();
    });
  };
  const step = (place: number, direction: 'up' | 'down') => {
    const to = direction === 'up' ? place - 1 : place + 1;
    return (
      <button
        type="button"
        data-direction={direction}
        className={`${STEP} ${direction === 'up' ? '-rotate-90' : 'rotate-90'}`}
        aria-disabled={to < 0 || to >= fields.length || undefined}
        onClick={() => move(place, to)}
      >
        <Icon name="arrow" size={16} />
        <span className="sr-only">
          Move {thing} {place + 1} {direction}
        </span>
      </button>
    );
  };
  return (
    <fieldset
      ref={list}
      tabIndex={-1}
      className="col-span-full grid gap-3"
      aria-describedby={typeof error === 'string' ? `${id}-error` : undefined}
    >
      <legend className={LEGEND}>{label}</legend>
      {typeof error === 'string' && (
        <p id={`${id}-error`} className={ERROR}>
          {error}
        </p>
      )}
      {fields.map((field, place) => (
        <div
          key={field.id}
          data-row={place}
          role="group"
          aria-label={`${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${place + 1}`}
          className="flex gap-2 rounded-md border border-line p-3"
        >
          <div className={`${FIELD_GRID} flex-1`}>{row(`${name}.${place}`)}</div>
          <div className="flex flex-col">
            {step(place, 'up')}
            {step(place, 'down')}
            <button
              type="button"
              className={STEP}
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
        <Button
          className="justify-self-start"
          onClick={() => append(typeof fresh === 'function' ? fresh() : fresh)}
        >
          Add a {thing}
        </Button>
      )}
    </fieldset>
  );
}
