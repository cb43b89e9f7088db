/** The fields of a customer that staff edit. */
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { areaSpec, choiceSpec, listSpec, numberSpec, textSpec } from '#admin/shell/form/specs.ts';
import { groupTerms } from '#core/quoting/group-price.ts';
import type { CustomerRecord } from '#schema/customer-record.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';

export type CustomerSpec = FieldSpec<FieldPath<CustomerRecord>>;

const optional = true;

/** For customers without an account. */
export const CONTACT_SPECS: readonly CustomerSpec[] = [
  textSpec('contact.name', 'Name'),
  textSpec('contact.businessName', 'Business name', { optional }),
  textSpec('contact.phone', 'Phone', { hint: 'For example 98765 43210.' }),
  textSpec('contact.email', 'Email', { optional }),
  textSpec('contact.gstin', 'GSTIN', { optional, isCapitals: true }),
];

/** Fields of what the shop has agreed with a customer. */
export const termsSpecs = (groups: readonly CustomerGroup[]): readonly CustomerSpec[] => [
  choiceSpec(
    'group',
    'Group',
    groups.map((group) => [group.id, `${group.name} (${groupTerms(group)})`] as const),
    { optional: true, none: 'No group', hint: 'New quotes start with its discount.' },
  ),
  numberSpec('creditLimitPaise', 'Credit limit, ₹', 'rupees', {
    optional: true,
    hint: 'You are warned when what is due would be more. Leave empty for no limit.',
  }),
  {
    ...{ name: 'isApproved', label: 'Approved for sign-in prices', as: 'check' },
    hint: 'Needed only if “Approve buyers” is on in the sales settings.',
  },
];

export const NOTE_SPECS: readonly CustomerSpec[] = [
  listSpec('tags', 'Tags', {
    optional: true,
    hint: 'Separate with commas. You can filter the customer list by tag.',
  }),
  areaSpec('notes', 'Notes', { rows: 4, optional: true, hint: 'Only staff see tags and notes.' }),
];
