/** The editable form of the invoicing settings. */
import { plainFormOf, type Editable } from '#core/editing/editable.ts';
import { isBlank, isRecord, type FormOf } from '#core/editing/form-values.ts';
import {
  invoicingSettingsKind,
  USUAL_CHALLAN_PREFIX,
  type InvoicingSettings,
} from '#schema/invoicing-settings.ts';
import { tidiedFields } from './settings-form.ts';

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

export const editableInvoicing: Editable = {
  name: 'invoicing settings',
  parts: [{ kind: invoicingSettingsKind, fieldsIn: invoicingIn }],
  fresh: NO_SETTINGS,
  formOf: plainFormOf,
  idOf: () => 'invoicing',
};
