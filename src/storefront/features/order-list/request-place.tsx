/** Where the goods shall go: a saved address, one that is typed here, or to be decided later. */
import type { SavedAddress } from '#core/account/address-list.ts';
import {
  addressWords,
  LATER,
  OTHER_PLACE,
  type RequestField,
  type RequestForm,
} from './model/request-form.ts';
import { PlaceFields } from '#storefront/shared/parts/address-fields.tsx';
import { requestFieldId } from './request-contact.tsx';

interface Props {
  form: RequestForm;
  addresses: readonly SavedAddress[];
  problems: Partial<Record<RequestField, string>>;
  onChange: (change: Partial<RequestForm>) => void;
}

interface Way {
  value: string;
  label: string;
  words: string | undefined;
}

const waysFor = (addresses: readonly SavedAddress[]): Way[] => [
  ...addresses.map((address) => ({
    value: address.id,
    label: address.label,
    words: addressWords(address),
  })),
  {
    value: OTHER_PLACE,
    label: addresses.length === 0 ? 'To this address' : 'To another address',
    words: undefined,
  },
  { value: LATER, label: 'Decide later', words: 'We will ask you before dispatch.' },
];

export function RequestPlace({ form, addresses, problems, onChange }: Props) {
  const isWrong = problems.where !== undefined;
  const errorId = `${requestFieldId('where')}-error`;
  return (
    <fieldset className="request-place">
      <legend>Delivery address</legend>
      {isWrong && (
        <p className="field-error" id={errorId}>
          {problems.where}
        </p>
      )}
      {waysFor(addresses).map(({ value, label, words }, index) => (
        <label key={value} className="request-way">
          <input
            type="radio"
            name="request-where"
            id={index === 0 ? requestFieldId('where') : undefined}
            value={value}
            checked={form.where === value}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? errorId : undefined}
            onChange={() => onChange({ where: value })}
          />
          <span>
            <b dir="auto">{label}</b>
            {words !== undefined && <span dir="auto">{words}</span>}
          </span>
        </label>
      ))}
      {form.where === OTHER_PLACE && (
        <div className="form request-typed">
          <PlaceFields id="request" form={form} problems={problems} onChange={onChange} />
        </div>
      )}
    </fieldset>
  );
}
