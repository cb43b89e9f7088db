/** The customer's fields: contact, delivery and notes. */
import { LONGEST_ORDER_NOTE } from '#schema/limits.ts';
import type { SavedAddress } from '#core/account/address-list.ts';
import { FormField, useFormField } from '#storefront/shared/parts/form.tsx';
import { FieldFrame } from '#ui/react/field.tsx';
import { FORM } from '#ui/form-class.ts';
import { LEGEND } from './order-class.ts';
import type { RequestForm } from './model/request-form.ts';
import { RequestPlace } from './request-place.tsx';

const Contact = () => (
  <fieldset className={FORM}>
    <legend className={LEGEND}>Contact details</legend>
    <FormField<RequestForm> name="name" label="Your name" required autoComplete="name" />
    <FormField<RequestForm> name="businessName" label="Shop or firm" autoComplete="organization" />
    <FormField<RequestForm>
      name="phone"
      label="Mobile number"
      required
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint="We also send the quote to this number."
    />
    <FormField<RequestForm>
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
    />
    <FormField<RequestForm>
      name="gstin"
      label="GSTIN"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  </fieldset>
);

function Note() {
  const { error, ...bound } = useFormField('note');
  return (
    <FieldFrame id={bound.id} label="Note to us" optional error={error}>
      <textarea
        {...bound}
        className="control"
        rows={3}
        dir="auto"
        maxLength={LONGEST_ORDER_NOTE}
        placeholder="When you need it, how to pack it…"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `${bound.id}-error`}
      />
    </FieldFrame>
  );
}

export const RequestFields = ({ addresses }: { addresses: readonly SavedAddress[] }) => (
  <>
    <Contact />
    <RequestPlace addresses={addresses} />
    <Note />
  </>
);
