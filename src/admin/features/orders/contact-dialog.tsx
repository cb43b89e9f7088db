/** A dialog in which staff change the contact and the address of an order. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormFields } from '#admin/shell/form/field.tsx';
import { hasAccount } from '#core/account/entered-customer.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { FIELD_GRID, LEGEND } from '#admin/shell/look/classes.ts';
import { RecordDialog } from '#admin/shell/record-dialog.tsx';
import { typedOrder } from '#schema/order-draft.ts';
import type { Order } from '#schema/order.ts';
import { changeContact } from './actions/order-records.ts';
import { readContact, typedContactOf } from './model/entered-order.ts';
import { ADDRESS_SPECS, CONTACT_SPECS } from './order-draft-specs.ts';

const typedContact = typedOrder.pick({ customer: true, address: true });

interface Props {
  id: string;
  order: Order;
  onClose: () => void;
}

export function ContactDialog({ id, order, onClose }: Props) {
  // As they were when the dialog was opened.
  const [seen] = useState(order);
  const form = useForm<FormValues>({ defaultValues: typedContactOf(seen) });
  const save = async (): Promise<string | undefined> => {
    form.clearErrors();
    const read = readContact(typedContact.parse(form.getValues()));
    if ('contact' in read) return changeContact(id, seen, read.contact);
    for (const [at, [field, message]] of Object.entries(read.problems).entries())
      form.setError(field, { type: 'contact', message }, { shouldFocus: at === 0 });
    return 'Correct the marked fields.';
  };
  return (
    <RecordDialog
      title="Edit contact and address"
      verb="Save"
      isWide
      onRecord={save}
      onClose={onClose}
    >
      <p>
        Invoices that are already issued stay as they are. If the state changes, send a new quote
        before the order is confirmed, because GST depends on it.
      </p>
      {!hasAccount(seen.uid) && (
        <p>
          This changes this order only. For later orders, edit the{' '}
          <Link className="link" to="/customers/$uid" params={{ uid: seen.uid }}>
            customer
          </Link>
          .
        </p>
      )}
      <FormProvider {...form}>
        <div className={FIELD_GRID}>
          <FormFields specs={CONTACT_SPECS} />
        </div>
        <fieldset>
          <legend className={LEGEND}>Delivery address</legend>
          <div className={FIELD_GRID}>
            <FormFields specs={ADDRESS_SPECS} />
          </div>
        </fieldset>
      </FormProvider>
    </RecordDialog>
  );
}
