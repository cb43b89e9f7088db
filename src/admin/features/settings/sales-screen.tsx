/** Sales: customer groups with their prices, payment before packing, approval of buyers, email about requests. */
import { FormFields } from '#admin/shell/form/field.tsx';
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { ChoiceInput, NumberInput, TextInput } from '#admin/shell/form/inputs.tsx';
import { RowsInput } from './rows-input.tsx';
import { Tiers } from '#admin/shell/form/tier-fields.tsx';
import { ownSpec } from '#admin/shell/form/specs.ts';
import { HINT } from '#admin/shell/look/classes.ts';
import { groupTerms } from '#core/quoting/group-price.ts';
import {
  MOST_GROUP_TIERS,
  MOST_GROUPS,
  SALES_SETTINGS_ID,
  salesSettingsKind,
  type SalesSettings,
} from '#schema/sales-settings.ts';
import { editableSales } from './model/settings-form.ts';
import { SettingsScreen, type SettingsPart } from './settings-screen.tsx';

type SalesSpec = FieldSpec<FieldPath<SalesSettings>>;

const PAYMENT: readonly SalesSpec[] = [
  {
    name: 'packOnlyWhenPaid',
    label: 'Pack only paid orders',
    as: 'check',
    hint: 'An order can’t be marked as packed while a payment is due.',
    isWide: true,
  },
];

const APPROVAL: readonly SalesSpec[] = [
  {
    name: 'approveBuyers',
    label: 'Approve buyers before they see sign-in prices',
    as: 'check',
    hint: 'Otherwise every buyer with a verified email sees them. Approve buyers in the customer list or on their page; they get an email.',
    isWide: true,
  },
];

const REQUEST_MAIL: readonly SalesSpec[] = [
  {
    name: 'requestMail',
    label: 'Email about new requests and answers',
    as: 'choice',
    choices: [['off', 'Off']],
    none: 'On',
    hint: 'When customers order, accept, decline, cancel or ask for a change in their account.',
    optional: true,
  },
  {
    name: 'requestMailTo',
    label: 'Send it to',
    as: 'text',
    optional: true,
    hint: 'Leave empty to use the email of the business.',
  },
];

const groupsText = (value: unknown): string =>
  (salesSettingsKind.schema.shape.groups.safeParse(value).data ?? [])
    .map((group) => `${group.name}: ${groupTerms(group)}`)
    .join('\n');

const SALES_SPECS: readonly SalesSpec[] = [
  ownSpec('groups', 'Customer groups', groupsText),
  ...PAYMENT,
  ...APPROVAL,
  ...REQUEST_MAIL,
];

const BASES = [
  ['making', 'Making charges'],
  ['price', 'List prices'],
] as const;

const Groups = () => (
  <>
    <p className={`${HINT} col-span-full mt-0`}>
      Choose a group on the page of a customer. Quotes for its customers start with the discount.
      Prices on the site stay the same for everyone. A tier replaces the discount for larger
      quantities of one product: for example 8% from 24 units. Leave the discount empty if only
      tiers have one.
    </p>
    <RowsInput
      name="groups"
      label="Groups"
      thing="group"
      most={MOST_GROUPS}
      fresh={() => ({ id: crypto.randomUUID(), name: '', off: 'making', shareBps: '', tiers: [] })}
      row={(at) => (
        <>
          <TextInput name={`${at}.name`} label="Name" />
          <NumberInput name={`${at}.shareBps`} label="Discount, %" unit="percent" />
          <ChoiceInput name={`${at}.off`} label="Off" choices={BASES} />
          <Tiers
            name={`${at}.tiers`}
            legend="Tiers"
            most={MOST_GROUP_TIERS}
            value={{ field: 'shareBps', label: 'Discount, %', unit: 'percent' }}
          />
        </>
      )}
    />
  </>
);

export const SALES_PARTS: readonly SettingsPart[] = [
  { name: 'Customer groups', fields: <Groups /> },
  { name: 'Payment', fields: <FormFields specs={PAYMENT} /> },
  { name: 'Sign-in prices', fields: <FormFields specs={APPROVAL} /> },
  { name: 'Notices for staff', fields: <FormFields specs={REQUEST_MAIL} /> },
];

export const SalesScreen = () => (
  <SettingsScreen
    editable={editableSales}
    id={SALES_SETTINGS_ID}
    title="Settings"
    specs={SALES_SPECS}
    parts={SALES_PARTS}
  />
);
