/** A customer's addresses: list, add, edit, remove with undo, and choose the default. */
import { Button } from '#ui/react/button.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { AddressBook } from '#firebase/browser/addresses.ts';
import { loadAddresses } from '#storefront/shared/actions/load-addresses.ts';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { CHOICE_ROW, EMPTY_BOX, HEADING } from './account-class.ts';
import { AddressEditor } from './address-editor.tsx';
import { AddressList } from './address-list.tsx';
import { LoadState } from './load-state.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';

/** The open form: an existing address, a new one without an ID, or none. */
type Editing = { id: string | undefined } | undefined;

const ADD_ID = 'address-add';

function Addresses({ book, onBook }: { book: AddressBook; onBook: (book: AddressBook) => void }) {
  const { addresses, names } = book;
  const [editing, setEditing] = useState<Editing>();
  const isFull = addresses.length >= MOST_ADDRESSES;

  /** Closes the form and restores the focus. */
  const close = (focusId: string, changed?: AddressBook) => {
    flushSync(() => {
      if (changed !== undefined) onBook(changed);
      setEditing(undefined);
    });
    document.getElementById(focusId)?.focus();
  };
  const add = () => setEditing({ id: undefined });

  if (editing !== undefined) {
    const { id } = editing;
    const cardOf = (next: AddressBook) => id ?? next.names.find((name) => !names.includes(name));
    return (
      <AddressEditor
        address={addresses.find((each) => each.id === id)}
        isFirst={addresses.length === 0}
        onSaved={(next) => close(`address-${cardOf(next)}`, next)}
        onLeave={() => close(id === undefined ? ADD_ID : `address-${id}`)}
      />
    );
  }
  return (
    <>
      {addresses.length === 0 ? (
        <div className={EMPTY_BOX}>
          <h3 className={HEADING}>No addresses yet</h3>
          <p>Save the addresses of your shop or godown and choose one when you order.</p>
          <p className={`mt-2 ${CHOICE_ROW}`}>
            <Button id={ADD_ID} onClick={add}>
              Add address
            </Button>
          </p>
        </div>
      ) : (
        <>
          <p className={CHOICE_ROW}>
            <Button id={ADD_ID} disabled={isFull} onClick={add}>
              Add address
            </Button>
          </p>
          {isFull && (
            <p>
              You can save up to {MOST_ADDRESSES} addresses. Remove one you no longer use to add
              another.
            </p>
          )}
        </>
      )}
      <AddressList addresses={addresses} onBook={onBook} onEdit={(id) => setEditing({ id })} />
    </>
  );
}

export function AddressesSection() {
  const loading = useLoaded(loadAddresses);
  const { loaded, set } = loading;
  return (
    <>
      <LoadState loading={loading} rows={3} />
      {loaded.state === 'ready' && <Addresses book={loaded.value} onBook={set} />}
    </>
  );
}
