/** Internal notes of staff on an order; the customer never sees them. */
import { Button } from '#admin/shell/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { StaffName } from '#admin/shell/staff-name.tsx';
import { createOrderNote, hasOrderNote, listOrderNotes } from '#firebase/browser/order-notes.ts';
import { databaseOutcome, readOrThrow } from '#firebase/browser/database-outcome.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';
import { DONE, type Result } from '#core/result.ts';
import { formatShortMoment, isoMoment } from '#core/format-time.ts';
import { LONGEST_STAFF_NOTE } from '#schema/limits.ts';
import { QUERIES } from '#schema/queries.ts';
import { staffWork } from '#admin/shell/stores/staff-work.ts';
import { CARD, CONTROL } from '#admin/shell/look/classes.ts';

const MOST_NOTES = QUERIES.orderNotes.limit;

/** The ID belongs to the text, so that a retry after a lost response saves no second note. */
const newNote = (text: string) => ({ text, id: crypto.randomUUID() });

async function addNote(order: string, { id, text }: ReturnType<typeof newNote>): Promise<Result> {
  const note = { id, text: text.trim() };
  const written = await databaseOutcome(() =>
    createOrderNote(order, { ...note, by: requireUid() }),
  );
  if (written.success) return DONE;
  if (written.code !== 'permission-denied') return written;
  const there = await databaseOutcome(() => hasOrderNote(order, id));
  return there.success && there.value ? DONE : written;
}

/** The unsent text is stored, so that it survives a reload. */
function NoteForm({ order, onAdded }: { order: string; onAdded: () => void }) {
  const key = `text/orders/${order}/note`;
  const [note, setNote] = useState(() => newNote(staffWork.read(key) ?? ''));
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const type = (text: string): void => {
    setNote(newNote(text));
    if (text === '') staffWork.drop(key);
    else staffWork.write(key, text);
  };
  const add = async (): Promise<void> => {
    setBusy(true);
    const added = await addNote(order, note);
    setBusy(false);
    if (!added.success) {
      sayFailure(added.error);
      return;
    }
    // A text typed meanwhile is a new note.
    setNote((now) => (now === note ? newNote('') : now));
    if (staffWork.read(key) === note.text) staffWork.drop(key);
    onAdded();
  };
  return (
    <form
      className="grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void add();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Note for staff
      </label>
      <textarea
        id={id}
        rows={2}
        className={CONTROL}
        placeholder="Only staff can see notes"
        maxLength={LONGEST_STAFF_NOTE}
        value={note.text}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" aria-busy={isBusy || undefined} disabled={note.text.trim() === ''}>
        <span>Add note</span>
      </Button>
    </form>
  );
}

export function NotesCard({ order }: { order: string }) {
  const queryKey = ['order notes', order];
  const notes = useQuery({
    queryKey,
    queryFn: () => readOrThrow(() => listOrderNotes(order)),
  });
  // A list that is still loading would lack the new note.
  const reload = () => queries.cancelQueries({ queryKey }).then(() => notes.refetch());
  return (
    <section className={CARD} aria-labelledby="order-notes">
      <h2 id="order-notes">Internal notes</h2>
      <NoteForm order={order} onAdded={() => void reload()} />
      <div className="mt-4 grid gap-3.5">
        <Loaded query={notes} meanwhile={null}>
          {(all) => (
            <ul className="grid gap-3.5">
              {all.map((note) =>
                note.fits ? (
                  <li key={note.id}>
                    <p className="text-sm text-ink-soft">
                      <StaffName uid={note.value.by} />,{' '}
                      <time dateTime={isoMoment(note.value.at)}>
                        {formatShortMoment(note.value.at)}
                      </time>
                    </p>
                    <p className="wrap-anywhere whitespace-pre-line" dir="auto">
                      {note.value.text}
                    </p>
                  </li>
                ) : (
                  <li key={note.id}>This note can’t be displayed.</li>
                ),
              )}
              {all.length === MOST_NOTES && (
                <li className="text-sm text-ink-soft">
                  Only the latest {MOST_NOTES} notes are shown.
                </li>
              )}
            </ul>
          )}
        </Loaded>
      </div>
    </section>
  );
}
