/** The saved addresses with their actions. */
import { Button } from '#ui/react/button.tsx';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { chooseDefaultAddress } from './actions/choose-default-address.ts';
import type { AddressBook } from '#storefront/shared/actions/load-addresses.ts';
import { removeAddress } from './actions/remove-address.ts';
import { replaceAddresses } from './actions/replace-addresses.ts';
import { moved, undoRemoval, type SavedAddress } from '#core/account/address-list.ts';
import type { Result } from '#core/result.ts';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { CHOICE_ROW } from './account-class.ts';
import { AddressCard } from './address-card.tsx';
import { focusHeading } from './heading.tsx';

interface Props {
  addresses: readonly SavedAddress[];
  onBook: (book: AddressBook) => void;
  onEdit: (id: string) => void;
}

interface Notice {
  kind: 'bad' | 'good';
  message: string;
  removed?: { address: SavedAddress; index: number };
}

export function AddressList({ addresses, onBook, onEdit }: Props) {
  const [notice, setNotice] = useState<Notice>();
  const { isBusy, run } = useTask();
  const undoButton = useRef<HTMLButtonElement>(null);

  /** Runs a change, shows its result and moves the focus. */
  const change = (
    work: () => Promise<Result<AddressBook>>,
    done: Notice,
    target?: RefObject<HTMLElement | null>,
  ) =>
    run(async () => {
      setNotice(undefined);
      const result = await work();
      flushSync(() => {
        if (result.success) onBook(result.value);
        setNotice(result.success ? done : { kind: 'bad', message: result.error });
      });
      if (target?.current) target.current.focus();
      else if (!document.activeElement?.closest('[data-section]')) focusHeading();
    });
  const good = (message: string): Notice => ({ kind: 'good', message });

  const remove = (address: SavedAddress, index: number) =>
    change(
      () => removeAddress(address.id),
      { ...good(`${address.label} removed.`), removed: { address, index } },
      undoButton,
    );
  const undo = (removed: { address: SavedAddress; index: number }) =>
    change(
      () => replaceAddresses((list) => undoRemoval(list, removed)),
      good(`${removed.address.label} restored.`),
    );
  const moveUp = ({ id, label }: SavedAddress) =>
    change(() => replaceAddresses((list) => moved(list, id, -1)), good(`${label} moved up.`));

  return (
    <div aria-busy={isBusy || undefined}>
      <FormMessage kind={notice?.kind ?? 'good'} message={notice?.message}>
        {notice?.removed !== undefined && (
          <p className={`mt-3 ${CHOICE_ROW}`}>
            <Button
              ref={undoButton}
              kind="secondary"
              size="small"
              onClick={() => notice.removed && undo(notice.removed)}
            >
              Undo
            </Button>
          </p>
        )}
      </FormMessage>
      <ul className="mt-3 grid gap-3 *:h-full sm:grid-cols-2">
        {addresses.map((address, index) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              onEdit={() => onEdit(address.id)}
              onRemove={() => remove(address, index)}
              onDefault={(label) =>
                change(
                  () => chooseDefaultAddress(address.id),
                  good(`${address.label} is now the default.`),
                  label,
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
