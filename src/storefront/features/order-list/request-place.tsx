/** The delivery address: saved, typed here, or decided later. */
import { useFormContext, useWatch } from 'react-hook-form';
import type { SavedAddress } from '#core/account/address-list.ts';
import { FORM } from '#ui/form-class.ts';
import { deliveryAddressText, LATER, OTHER_PLACE, type RequestForm } from './model/request-form.ts';
import { PlaceFields } from '#storefront/shared/parts/address-fields.tsx';
import { LEGEND } from './order-class.ts';

interface PlaceOption {
  value: string;
  label: string;
  detail: string | undefined;
}

const placeOptions = (addresses: readonly SavedAddress[]): PlaceOption[] => [
  ...addresses.map((address) => ({
    value: address.id,
    label: address.label,
    detail: deliveryAddressText(address),
  })),
  {
    value: OTHER_PLACE,
    label: addresses.length === 0 ? 'To this address' : 'To another address',
    detail: undefined,
  },
  { value: LATER, label: 'Decide later', detail: 'We will ask you before dispatch.' },
];

const ERROR_ID = 'request-where-error';

export function RequestPlace({ addresses }: { addresses: readonly SavedAddress[] }) {
  const { control, register, clearErrors, formState } = useFormContext<RequestForm>();
  const where = useWatch({ control, name: 'where' });
  const error = formState.errors.where?.message;
  // Another option has other required fields.
  const bound = register('where', { onChange: () => clearErrors() });
  return (
    <fieldset>
      <legend className={LEGEND}>Delivery address</legend>
      {error !== undefined && (
        <p className="mb-3 text-sm text-bad" id={ERROR_ID}>
          {error}
        </p>
      )}
      <div className="grid gap-2">
        {placeOptions(addresses).map(({ value, label, detail }) => (
          <label
            key={value}
            className="flex cursor-pointer gap-3 rounded-sm border border-line px-4 py-3.5 hover:border-edge has-checked:border-ink has-checked:bg-wash"
          >
            <input
              {...bound}
              type="radio"
              className="mt-0.5 size-5 flex-none accent-ink"
              value={value}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : ERROR_ID}
            />
            <span>
              <b className="font-medium" dir="auto">
                {label}
              </b>
              {detail !== undefined && (
                <span className="block text-sm/body text-ink-soft" dir="auto">
                  {detail}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {where === OTHER_PLACE && (
        <div className={`mt-5 ${FORM}`}>
          <PlaceFields />
        </div>
      )}
    </fieldset>
  );
}
