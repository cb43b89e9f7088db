/** Internal notes and calls of staff on an order or a customer, who never sees them. */
import { Button } from '#admin/shell/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { StaffName } from '#admin/shell/staff-name.tsx';
import {
  createNote,
  hasNote,
  listNotes,
  type DecodedNote,
  type NotedItem,
} from '#firebase/browser/staff-notes.ts';
import { contactChannel, type ContactChannel } from '#schema/order-note.ts';
import { among, choicesOf } from '#admin/shell/list/list-filter.tsx';
import { Chip } from '#admin/shell/chip.tsx';
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

const CHANNELS: Readonly<Record<ContactChannel, string>> = {
  phone: 'Phone call',
  whatsapp: 'WhatsApp',
  inPerson: 'In person',
  email: 'Email',
};

async function addNote(
  item: NotedItem,
  { id, text }: ReturnType<typeof newNote>,
  channel: ContactChannel | undefined,
): Promise<Result> {
  const note = { id, text: text.trim(), channel };
  const written = await databaseOutcome(() => createNote(item, { ...note, by: requireUid() }));
  if (written.success) return DONE;
  if (written.code !== 'permission-denied') return written;
  const there = await databaseOutcome(() => hasNote(item, id));
  return there.success && there.value ? DONE : written;
}

/** The unsent text is stored, so that it survives a reload. */
function NoteForm({ item, onAdded }: { item: NotedItem; onAdded: () => void }) {
  const key = `text/${item}/note`;
  const [note, setNote] = useState(() => newNote(staffWork.read(key) ?? ''));
  const [channel, setChannel] = useState<ContactChannel>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const type = (text: string): void => {
    setNote(newNote(text));
    if (text === '') staffWork.drop(key);
    else staffWork.write(key, text);
  };
  const add = async (): Promise<void> => {
    setBusy(true);
    const added = await addNote(item, note, channel);
    setBusy(false);
    if (!added.success) {
      sayFailure(added.error);
      return;
    }
    // A text typed meanwhile is a new note.
    setNote((now) => (now === note ? newNote('') : now));
    setChannel(undefined);
    if (staffWork.read(key) === note.text) staffWork.drop(key);
    onAdded();
  };
  return (
    // No form, because the page of a customer is one.
    <div className="grid justify-items-start gap-2">
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
      <div className="flex flex-wrap gap-2">
        <label>
          <span className="sr-only">Kind of note</span>
          <select
            className={CONTROL}
            value={channel ?? ''}
            onChange={({ target }) => setChannel(among(choicesOf(CHANNELS), target.value))}
          >
            <option value="">Note</option>
            {contactChannel.options.map((each) => (
              <option key={each} value={each}>
                {CHANNELS[each]}
              </option>
            ))}
          </select>
        </label>
        <Button
          aria-busy={isBusy || undefined}
          disabled={note.text.trim() === ''}
          onClick={() => {
            if (!isBusy) void add();
          }}
        >
          <span>Add note</span>
        </Button>
      </div>
    </div>
  );
}

function Note({ note }: { note: DecodedNote }) {
  if (!note.success) return 'This note can’t be displayed.';
  const { by, at, channel, text } = note.value;
  return (
    <>
      <p className="text-sm text-ink-soft">
        <StaffName uid={by} />, <time dateTime={isoMoment(at)}>{formatShortMoment(at)}</time>{' '}
        {channel && <Chip>{CHANNELS[channel]}</Chip>}
      </p>
      <p className="wrap-anywhere whitespace-pre-line" dir="auto">
        {text}
      </p>
    </>
  );
}

export function NotesCard({ item }: { item: NotedItem }) {
  const queryKey = ['notes', item];
  const notes = useQuery({
    queryKey,
    queryFn: () => readOrThrow(() => listNotes(item)),
  });
  // A list that is still loading would lack the new note.
  const reload = () => queries.cancelQueries({ queryKey }).then(() => notes.refetch());
  return (
    <section className={CARD} aria-labelledby="staff-notes">
      <h2 id="staff-notes">Notes and calls</h2>
      <NoteForm item={item} onAdded={() => void reload()} />
      <div className="mt-4 grid gap-3.5">
        <Loaded query={notes} meanwhile={null}>
          {(all) => (
            <ul className="grid gap-3.5">
              {all.map((note) => (
                <li key={note.id}>
                  <Note note={note} />
                </li>
              ))}
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
