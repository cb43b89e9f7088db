/** The contact of a customer without an account. */
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { textSpec } from '#admin/shell/form/specs.ts';
import type { CustomerRecord } from '#schema/customer-record.ts';

const optional = true;

export const CONTACT_SPECS: readonly FieldSpec<FieldPath<CustomerRecord>>[] = [
  textSpec('contact.name', 'Name'),
  textSpec('contact.businessName', 'Business name', { optional }),
  textSpec('contact.phone', 'Phone', { hint: 'For example 98765 43210.' }),
  textSpec('contact.email', 'Email', { optional }),
  textSpec('contact.gstin', 'GSTIN', { optional, isCapitals: true }),
];
