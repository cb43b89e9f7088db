/** The addresses that are kept, each with what can be done to it. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { chooseDefaultAddress } from './actions/choose-default-address.ts';
import type { AddressBook } from '#storefront/shared/actions/load-addresses.ts';
import { removeAddress } from './actions/remove-address.ts';
import { replaceAddresses } from './actions/replace-addresses.ts';
import { moved, putBackAddress, type SavedAddress } from '#core/account/address-list.ts';
import type { Result } from '#core/result.ts';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useWork } from '#ui/react/use-work.ts';
import { AddressCard } from './address-card.tsx';
import { focusHeading } from './heading.tsx';

interface Props {
  addresses: readonly SavedAddress[];
  onBook: (book: AddressBook) => void;
  onEdit: (id: string) => void;
}

interface Told {
  kind: 'bad' | 'good';
  words: string;
  removed?: { address: SavedAddress; index: number };
}

const UNDO_ID = 'address-undo';

export function AddressList({ addresses, onBook, onEdit }: Props) {
  const [told, setTold] = useState<Told>();
  const { isBusy, run } = useWork();

  /** Does it to the list, says what became of it, and takes the focus to where it is needed. */
  const change = (work: () => Promise<Result<AddressBook>>, done: Told, focusId?: string) =>
    run(async () => {
      setTold(undefined);
      const result = await work();
      flushSync(() => {
        if (result.success) onBook(result.value);
        setTold(result.success ? done : { kind: 'bad', words: result.error });
      });
      const wanted = focusId === undefined ? null : document.getElementById(focusId);
      if (wanted !== null) wanted.focus();
      else if (!document.activeElement?.closest('.account-section')) focusHeading();
    });
  const good = (words: string): Told => ({ kind: 'good', words });

  const remove = (address: SavedAddress, index: number) =>
    change(
      () => removeAddress(address.id),
      { ...good(`${address.label} removed.`), removed: { address, index } },
      UNDO_ID,
    );
  const undo = (removed: { address: SavedAddress; index: number }) =>
    change(
      () => replaceAddresses((list) => putBackAddress(list, removed)),
      good(`${removed.address.label} restored.`),
    );
  const moveUp = ({ id, label }: SavedAddress) =>
    change(() => replaceAddresses((list) => moved(list, id, -1)), good(`${label} moved up.`));

  return (
    <div aria-busy={isBusy || undefined}>
      <FormMessage kind={told?.kind ?? 'good'} words={told?.words}>
        {told?.removed !== undefined && (
          <p className="account-choices">
            <button
              type="button"
              id={UNDO_ID}
              className="btn btn-small btn-secondary"
              onClick={() => told.removed && undo(told.removed)}
            >
              Undo
            </button>
          </p>
        )}
      </FormMessage>
      <ul className="account-cards">
        {addresses.map((address, index) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              onEdit={() => onEdit(address.id)}
              onRemove={() => remove(address, index)}
              onDefault={() =>
                change(
                  () => chooseDefaultAddress(address.id),
                  good(`${address.label} is now the default.`),
                  `address-${address.id}`,
                )
              }
              onUp={index === 0 ? undefined : () => moveUp(address)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
