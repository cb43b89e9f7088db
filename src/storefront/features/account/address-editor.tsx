/** The form of one address, new or known. */
import { useEffect, useRef, useState } from 'react';
import type { AddressBook } from '#storefront/shared/actions/load-addresses.ts';
import { saveAddress } from './actions/save-address.ts';
import {
  ADDRESS_CHECKS,
  addressFormOf,
  checkAddress,
  EMPTY_ADDRESS,
  type AddressForm,
} from '#core/account/address-form.ts';
import type { SavedAddress } from '#core/account/address-list.ts';
import { formatPhone } from '#core/format-phone.ts';
import { addressFieldId, AddressFields } from '#storefront/shared/parts/address-fields.tsx';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useWork } from '#ui/react/use-work.ts';
import { $auth } from '#firebase/browser/session/auth.ts';
import { useForm } from './use-form.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Props {
  /** Undefined for a new one. */
  address: SavedAddress | undefined;
  /** Becomes the default in any case. */
  isFirst: boolean;
  onSaved: (book: AddressBook) => void;
  onLeave: () => void;
}

const FIELDS_ID = 'address';
const idOf = (field: string): string => addressFieldId(FIELDS_ID, field);

/** A new one begins with whose account it is. */
function begin(address: SavedAddress | undefined, isFirst: boolean) {
  if (address !== undefined) return addressFormOf(address);
  const { user, profile } = $auth.get();
  const name = profile?.displayName || user?.displayName || '';
  return {
    ...EMPTY_ADDRESS,
    label: isFirst ? EMPTY_ADDRESS.label : '',
    name,
    phone: formatPhone(profile?.phone ?? ''),
  };
}

export function AddressEditor({ address, isFirst, onSaved, onLeave }: Props) {
  const { form, problems, isChanged, change, leave, show } = useForm(
    { ...begin(address, isFirst) },
    ADDRESS_CHECKS,
  );
  const [wantsDefault, setWantsDefault] = useState(address?.isDefault ?? isFirst);
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useWork();
  const sent = useRef<AddressForm>(undefined);
  const title = useRef<HTMLHeadingElement>(null);
  useUnsaved(isChanged);
  useEffect(() => title.current?.focus(), []);
  const isDefault = address?.isDefault === true || isFirst;

  const save = () => {
    const check = checkAddress(form);
    if (!check.ok) {
      setProblem('Not saved yet. Fix the fields marked below.');
      show(check.problems, idOf);
      return;
    }
    run(async () => {
      setProblem('');
      const wish = { form, wantsDefault, id: address?.id, sent: sent.current };
      sent.current = form;
      const saved = await saveAddress(wish);
      if (saved.success) onSaved(saved.value);
      else setProblem(saved.error);
    });
  };

  return (
    <form
      className="form account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3 ref={title} tabIndex={-1} dir="auto">
        {address === undefined ? 'New address' : `Edit ${address.label}`}
      </h3>
      <AddressFields
        id={FIELDS_ID}
        form={form}
        problems={problems}
        onChange={change}
        onLeave={leave}
      />
      {isDefault ? (
        <p className="field-hint">Orders go to this address unless you choose another.</p>
      ) : (
        <label className="account-check">
          <input
            type="checkbox"
            checked={wantsDefault}
            onChange={({ currentTarget: { checked } }) => setWantsDefault(checked)}
          />
          <span>Make this the default address</span>
        </label>
      )}
      <FormMessage kind="bad" words={problem} />
      <p className="account-choices">
        <BusyButton type="submit" className="btn btn-primary" isBusy={isBusy} busyWords="Saving…">
          Save address
        </BusyButton>
        <button type="button" className="btn btn-secondary" onClick={onLeave}>
          Cancel
        </button>
      </p>
    </form>
  );
}
