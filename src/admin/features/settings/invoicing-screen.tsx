/** Payment details and terms for quotes, and the number series of invoices. */
import { FormFields } from '#admin/shell/form/field.tsx';
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { recordSpec } from '#admin/shell/form/spec-of.ts';
import { areaSpec, textSpec } from '#admin/shell/form/specs.ts';
import {
  USUAL_CHALLAN_PREFIX,
  type InvoicingSettings,
  invoicingSettingsKind,
} from '#schema/invoicing-settings.ts';
import { SettingsScreen, type SettingsPart } from './settings-screen.tsx';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';
import { isBlank, isRecord, type FormOf } from '#core/editing/form-values.ts';
import { tidiedFields } from './model/settings-form.ts';

type InvoicingForm = FormOf<InvoicingSettings>;

const NO_SETTINGS: InvoicingForm = {
  invoicePrefix: 'INV',
  creditNotePrefix: 'CRN',
  challanPrefix: USUAL_CHALLAN_PREFIX,
  bank: {},
  terms: '',
};

const capitals = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\s/g, '').toUpperCase() : value;

const invoicingIn = (form: InvoicingForm): InvoicingForm => {
  const { bank, ...rest }: InvoicingForm = tidiedFields(form);
  return {
    ...rest,
    invoicePrefix: capitals(rest.invoicePrefix),
    creditNotePrefix: capitals(rest.creditNotePrefix),
    ...(rest.challanPrefix !== undefined && { challanPrefix: capitals(rest.challanPrefix) }),
    ...(isRecord(bank) && !isBlank(bank) && { bank: { ...bank, ifsc: capitals(bank['ifsc']) } }),
    terms: rest.terms ?? '',
  };
};

/** The editable form of the invoicing settings. */
const editableInvoicing: Editable = {
  name: 'invoicing settings',
  parts: [{ kind: invoicingSettingsKind, fieldsIn: invoicingIn }],
  fresh: NO_SETTINGS,
  formOf: plainFormOf,
  idOf: () => 'invoicing',
};

type InvoicingSpec = FieldSpec<FieldPath<InvoicingSettings>>;

const optional = true;

const SERIES: readonly InvoicingSpec[] = [
  textSpec('invoicePrefix', 'Invoice prefix', {
    hint: '1 to 3 letters or digits, for the numbers of tax invoices.',
  }),
  textSpec('creditNotePrefix', 'Credit note prefix', { hint: 'For example CRN.' }),
  textSpec('challanPrefix', 'Delivery challan prefix', {
    hint: `${USUAL_CHALLAN_PREFIX} if empty.`,
    optional,
  }),
];

const BANK: readonly InvoicingSpec[] = [
  textSpec('bank.name', 'Account holder', { optional }),
  textSpec('bank.bank', 'Bank and branch', { optional }),
  textSpec('bank.number', 'Account number', { optional }),
  textSpec('bank.ifsc', 'IFSC', { hint: '11 characters, like HDFC0001234.', optional }),
];

const UPI: readonly InvoicingSpec[] = [
  textSpec('upiId', 'UPI ID', {
    hint: 'On proforma invoices and invoices, with a QR code.',
    optional,
  }),
];

const TERMS: readonly InvoicingSpec[] = [
  areaSpec('terms', 'Terms', { hint: 'One per line.', rows: 5, optional }),
];

export const INVOICING_SPECS: readonly InvoicingSpec[] = [
  ...SERIES,
  recordSpec('bank', 'Bank account', BANK),
  ...UPI,
  ...TERMS,
];

export const INVOICING_PARTS: readonly SettingsPart[] = [
  { name: 'Numbers', fields: <FormFields specs={SERIES} /> },
  { name: 'Bank account', fields: <FormFields specs={BANK} /> },
  { name: 'UPI', fields: <FormFields specs={UPI} /> },
  { name: 'Terms', fields: <FormFields specs={TERMS} /> },
];

export const InvoicingScreen = () => (
  <SettingsScreen
    editable={editableInvoicing}
    id="invoicing"
    title="Settings"
    specs={INVOICING_SPECS}
    parts={INVOICING_PARTS}
  />
);
