/** Internal notes of staff on an order; the customer never sees them. */
import { Button } from '#admin/shell/button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { StaffName } from '#admin/shell/staff-name.tsx';
import {
  addOrderNote,
  loadOrderNotes,
  MOST_NOTES,
  type DecodedNote,
} from './actions/order-notes.ts';
import { formatShortMoment, isoMoment } from '#core/format-time.ts';
import { LONGEST_STAFF_NOTE } from '#schema/limits.ts';
import { staffWork } from '#admin/shell/stores/staff-work.ts';
import { CARD, CONTROL } from '#admin/shell/look/classes.ts';

const notesKey = (order: string) => ['order notes', order] as const;

function Note({ note: { value } }: { note: Extract<DecodedNote, { fits: true }> }) {
  return (
    <li>
      <p className="text-sm text-ink-soft">
        <StaffName uid={value.by} />,{' '}
        <time dateTime={isoMoment(value.at)}>{formatShortMoment(value.at)}</time>
      </p>
      <p className="wrap-anywhere whitespace-pre-line" dir="auto">
        {value.text}
      </p>
    </li>
  );
}

const noteForm = z.object({ text: z.string().trim().min(1), id: z.string() });

/** Storage keys of the unsent note and of its ID. */
const keysOf = (order: string) => ({
  text: `text/orders/${order}/note`,
  // Stored with the text, so that a retry after a lost response or a reload saves no second note.
  id: `text/orders/${order}/note id`,
});

function store(key: string, value: string): void {
  if (value === '') staffWork.drop(key);
  else staffWork.write(key, value);
}

function NoteForm({ order, onAdded }: { order: string; onAdded: () => void }) {
  const keys = keysOf(order);
  const { register, handleSubmit, getValues, setValue, formState } = useForm({
    resolver: zodResolver(noteForm),
    mode: 'onChange',
    defaultValues: { text: staffWork.read(keys.text) ?? '', id: staffWork.read(keys.id) ?? '' },
  });
  const { isSubmitting, isValid } = formState;
  const htmlId = useId();
  const setId = (id: string) => {
    store(keys.id, id);
    setValue('id', id);
  };
  const add = handleSubmit(async () => {
    const { text, id } = getValues();
    const sentAs = id === '' ? crypto.randomUUID() : id;
    setId(sentAs);
    const added = await addOrderNote(order, sentAs, text);
    if (!added.success) {
      sayFailure(added.error);
      return;
    }
    // A text typed meanwhile, here or in another tab, is a new note.
    if (staffWork.read(keys.text) === text) staffWork.drop(keys.text);
    if (staffWork.read(keys.id) === sentAs) staffWork.drop(keys.id);
    if (getValues('text') === text) setValue('text', '', { shouldValidate: true });
    if (getValues('id') === sentAs) setValue('id', '');
    onAdded();
  });
  return (
    <form
      className="grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void add();
      }}
    >
      <label htmlFor={htmlId} className="sr-only">
        Note for staff
      </label>
      <textarea
        {...register('text', {
          onChange: () => {
            store(keys.text, getValues('text'));
            // A changed text is a new note.
            setId('');
          },
        })}
        id={htmlId}
        rows={2}
        className={CONTROL}
        placeholder="Only staff can see notes"
        maxLength={LONGEST_STAFF_NOTE}
      />
      <Button type="submit" aria-busy={isSubmitting || undefined} disabled={!isValid}>
        <span>Add note</span>
      </Button>
    </form>
  );
}

export function NotesCard({ order }: { order: string }) {
  const cache = useQueryClient();
  const notes = useQuery({ queryKey: notesKey(order), queryFn: () => loadOrderNotes(order) });
  return (
    <section className={CARD} aria-labelledby="order-notes">
      <h2 id="order-notes">Internal notes</h2>
      <NoteForm
        order={order}
        onAdded={() => void cache.invalidateQueries({ queryKey: notesKey(order) })}
      />
      <div className="mt-4 grid gap-3.5">
        <Loaded query={notes} meanwhile={null}>
          {(all) => (
            <>
              <ul className="grid gap-3.5">
                {all.map((note) =>
                  note.fits ? (
                    <Note key={note.id} note={note} />
                  ) : (
                    <li key={note.id}>This note can’t be displayed.</li>
                  ),
                )}
              </ul>
              {all.length === MOST_NOTES && (
                <p className="text-sm text-ink-soft">
                  Only the latest {MOST_NOTES} notes are shown.
                </p>
              )}
            </>
          )}
        </Loaded>
      </div>
    </section>
  );
}
