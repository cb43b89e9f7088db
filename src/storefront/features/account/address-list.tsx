/** The saved addresses with their actions. */
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  withDefault,
  withRestored,
  type ListedAddress,
  type SavedAddress,
} from '#core/account/address-list.ts';
import { formatPhone } from '#core/format-phone.ts';
import type { AddressBook } from '#firebase/browser/addresses.ts';
import { badgeClass } from '#ui/badge-class.ts';
import { Button } from '#ui/react/button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { CARD_TOP, CHOICE_ROW, HEADING, PLAIN_CARD, TEXT_BUTTON } from './account-class.ts';
import { changeAddresses } from './actions/change-addresses.ts';

interface Props {
  addresses: readonly SavedAddress[];
  onBook: (book: AddressBook) => void;
  onEdit: (id: string) => void;
}

interface Notice {
  kind: 'bad' | 'good';
  message: string;
  removed?: SavedAddress;
}

/** A button of an address. */
type Action = [caption: string, onClick: () => void];

const UNDO_ID = 'address-undo';

/** One address. @param children its buttons */
function AddressCard({ address, children }: { address: SavedAddress; children: ReactNode }) {
  const { id, label, name, lines, city, pin, state, phone, isDefault } = address;
  return (
    <article className={`${PLAIN_CARD} h-full`} aria-labelledby={`address-${id}`}>
      <div className={`${CARD_TOP} justify-between`}>
        <h3 id={`address-${id}`} tabIndex={-1} className={HEADING} dir="auto">
          {label}
        </h3>
        {isDefault && <span className={badgeClass('gold')}>Default</span>}
      </div>
      <p className="text-ink-soft">
        {[name, ...lines, `${city} ${pin}`, state, formatPhone(phone)].map((row, index) => (
          <span key={index} className="block" dir="auto">
            {row}
          </span>
        ))}
      </p>
      <div className="mt-auto flex flex-wrap gap-x-4 text-sm/body">{children}</div>
    </article>
  );
}

export function AddressList({ addresses, onBook, onEdit }: Props) {
  const [notice, setNotice] = useState<Notice>();
  const { isBusy, run } = useTask();

  /** Runs a change, shows its result and moves the focus. */
  const change = (
    arrange: (list: readonly ListedAddress[]) => readonly ListedAddress[],
    done: Omit<Notice, 'kind'>,
    focusId: string,
  ) =>
    run(async () => {
      setNotice(undefined);
      const result = await changeAddresses(arrange);
      flushSync(() => {
        if (result.success) onBook(result.value);
        setNotice(
          result.success ? { kind: 'good', ...done } : { kind: 'bad', message: result.error },
        );
      });
      if (result.success) document.getElementById(focusId)?.focus();
    });
  const restore = (removed: SavedAddress) =>
    change(
      (list) => withRestored(list, removed),
      { message: `${removed.label} restored.` },
      'address-add',
    );
  const actionsOf = (address: SavedAddress): Action[] => {
    const { id, label } = address;
    const makeDefaultAction: Action = [
      'Make default',
      () =>
        change(
          (list) => withDefault(list, id),
          { message: `${label} is now the default.` },
          `address-${id}`,
        ),
    ];
    const remove = () =>
      change(
        (list) => list.filter((each) => each.id !== id),
        { message: `${label} removed.`, removed: address },
        UNDO_ID,
      );
    return [
      ['Edit', () => onEdit(id)],
      ...(address.isDefault ? [] : [makeDefaultAction]),
      ['Remove', remove],
    ];
  };

  return (
    <div aria-busy={isBusy || undefined}>
      <FormMessage kind={notice?.kind ?? 'good'} message={notice?.message}>
        {notice?.removed !== undefined && (
          <p className={`mt-3 ${CHOICE_ROW}`}>
            <Button
              id={UNDO_ID}
              kind="secondary"
              size="small"
              onClick={() => notice.removed && restore(notice.removed)}
            >
              Undo
            </Button>
          </p>
        )}
      </FormMessage>
      <ul className="mt-3 grid gap-3 *:h-full sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard address={address}>
              {actionsOf(address).map(([caption, onClick]) => (
                <button
                  key={caption}
                  type="button"
                  className={TEXT_BUTTON}
                  aria-label={`${caption}: ${address.label}`}
                  onClick={onClick}
                >
                  {caption}
                </button>
              ))}
            </AddressCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
