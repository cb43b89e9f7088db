/** The form of a new or an existing address. */
import { Button } from '#ui/react/button.tsx';
import { useEffect, useRef, useState } from 'react';
import type { AddressBook } from '#firebase/browser/addresses.ts';
import { changeAddresses } from './actions/change-addresses.ts';
import {
  addressFormOf,
  addressSchema,
  EMPTY_ADDRESS,
  type AddressFields as Address,
  type AddressForm,
} from '#core/account/address-form.ts';
import { withAddress, type SavedAddress } from '#core/account/address-list.ts';
import { formatPhone } from '#core/format-phone.ts';
import { AddressFields } from '#storefront/shared/parts/address-fields.tsx';
import { CheckedForm, useCustomerForm } from '#storefront/shared/parts/form.tsx';
import { FORM } from '#ui/form-class.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { $auth } from '#firebase/browser/session/auth.ts';
import { CHECK, CHECK_BOX, CHOICE_ROW, FORM_WIDTH, HEADING } from './account-class.ts';
import { useUnsaved } from './account-navigation.ts';

interface Props {
  /** Undefined for a new one. */
  address: SavedAddress | undefined;
  /** Becomes the default in any case. */
  isFirst: boolean;
  onSaved: (book: AddressBook) => void;
  onLeave: () => void;
}

/** A new address starts with the name and phone of the account. */
function begin(address: SavedAddress | undefined, isFirst: boolean): AddressForm {
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
  const [makeDefault, setMakeDefault] = useState(address?.isDefault ?? isFirst);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useCustomerForm({
    schema: addressSchema,
    begin: begin(address, isFirst),
    invalid: 'Not saved yet. Fix the fields marked below.',
    send: async (fields: Address) => {
      const saved = await changeAddresses((list) =>
        withAddress(list, address?.id, { ...fields, isDefault: makeDefault }),
      );
      if (saved.success) onSaved(saved.value);
      return saved;
    },
  });
  useUnsaved(form.fields.formState.isDirty);
  useEffect(() => title.current?.focus(), []);
  const isDefault = address?.isDefault === true || isFirst;

  return (
    <CheckedForm form={form} id="address" className={`${FORM} ${FORM_WIDTH}`}>
      <h3 ref={title} tabIndex={-1} className={`-mb-1 ${HEADING}`} dir="auto">
        {address === undefined ? 'New address' : `Edit ${address.label}`}
      </h3>
      <AddressFields />
      {isDefault ? (
        <p className="mt-1.5 text-sm text-ink-soft">
          Orders go to this address unless you choose another.
        </p>
      ) : (
        <label className={CHECK}>
          <input
            type="checkbox"
            className={CHECK_BOX}
            checked={makeDefault}
            onChange={({ currentTarget: { checked } }) => setMakeDefault(checked)}
          />
          <span>Make this the default address</span>
        </label>
      )}
      <FormMessage kind="bad" message={form.message} />
      <p className={CHOICE_ROW}>
        <BusyButton
          type="submit"
          className="btn btn-primary"
          isBusy={form.isBusy}
          busyLabel="Saving…"
        >
          Save address
        </BusyButton>
        <Button kind="secondary" onClick={onLeave}>
          Cancel
        </Button>
      </p>
    </CheckedForm>
  );
}
