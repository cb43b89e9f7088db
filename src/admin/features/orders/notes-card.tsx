/** Internal notes of staff on an order; the customer never sees them. */
import { Button } from '#admin/shell/button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
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
import { useStoredText } from './use-stored-text.ts';
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

function NoteForm({ order, onAdded }: { order: string; onAdded: () => void }) {
  const { text, setText, dropText } = useStoredText(`orders/${order}/note`);
  // Stored with the text, so that a retry after a lost response or a reload saves no second note.
  const {
    text: noteId,
    setText: setNoteId,
    dropText: dropNoteId,
  } = useStoredText(`orders/${order}/note id`);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const add = async (): Promise<void> => {
    setBusy(true);
    const sentAs = noteId === '' ? crypto.randomUUID() : noteId;
    setNoteId(sentAs);
    const added = await addOrderNote(order, sentAs, text);
    setBusy(false);
    if (!added.success) {
      sayFailure(added.error);
      return;
    }
    dropText(text);
    dropNoteId(sentAs);
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
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          // A changed text is a new note.
          setNoteId('');
        }}
      />
      <Button type="submit" aria-busy={isBusy || undefined} disabled={text.trim() === ''}>
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
