/** Whom we answer: the fields of a request's contact. */
import type { RequestField, RequestForm } from './model/request-form.ts';
import { Field, type FieldProps } from '#ui/react/field.tsx';

type ContactField = 'name' | 'businessName' | 'phone' | 'email' | 'gstin';

interface Props {
  form: RequestForm;
  problems: Partial<Record<RequestField, string>>;
  onChange: (change: Partial<RequestForm>) => void;
}

const FIELDS: readonly [ContactField, string, Partial<FieldProps>][] = [
  ['name', 'Your name', { required: true, autoComplete: 'name' }],
  ['businessName', 'Shop or firm', { autoComplete: 'organization' }],
  [
    'phone',
    'Mobile number',
    {
      required: true,
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      hint: 'We also send the quote to this number.',
    },
  ],
  ['email', 'Email', { type: 'email', inputMode: 'email', autoComplete: 'email' }],
  ['gstin', 'GSTIN', { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }],
];

export const requestFieldId = (field: RequestField): string => `request-${field}`;

export const RequestContact = ({ form, problems, onChange }: Props) => (
  <>
    {FIELDS.map(([field, label, more]) => (
      <Field
        key={field}
        {...more}
        id={requestFieldId(field)}
        label={label}
        value={form[field]}
        error={problems[field]}
        onInput={({ currentTarget: { value } }) => onChange({ [field]: value })}
      />
    ))}
  </>
);
