/** The business: names, contact, hours, links, order minimum. */
import { FormFields } from '#admin/shell/form/field.tsx';
import { LinesInput, TextInput } from '#admin/shell/form/inputs.tsx';
import { RowsInput } from './rows-input.tsx';
import { editableSite } from './model/settings-form.ts';
import { SettingsScreen, type SettingsPart } from './settings-screen.tsx';
import {
  AVAILABILITY,
  BUSINESS,
  CHAT_TEXTS,
  CONTACT,
  LINKS,
  MINIMUM,
  NEW_PRODUCTS,
  PACKING,
  PLACE,
  BUSINESS_SPECS,
} from './business-specs.ts';

const DAYS_OF_A_WEEK = 7;

const Hours = () => (
  <RowsInput
    name="hours"
    label="Hours"
    thing="line"
    most={DAYS_OF_A_WEEK}
    fresh={{ days: '', hours: '' }}
    row={(at) => (
      <>
        <TextInput name={`${at}.days`} label="Days" />
        <TextInput name={`${at}.hours`} label="Hours" />
      </>
    )}
  />
);

export const BUSINESS_PARTS: readonly SettingsPart[] = [
  { name: 'Business', fields: <FormFields specs={BUSINESS} /> },
  { name: 'Contact', fields: <FormFields specs={CONTACT} /> },
  {
    name: 'Address and hours',
    fields: (
      <>
        <div className="col-span-full">
          <LinesInput name="address.lines" label="Address" hint="1 to 4 lines." />
        </div>
        <FormFields specs={PLACE} />
        <Hours />
      </>
    ),
  },
  { name: 'Order minimum', fields: <FormFields specs={MINIMUM} /> },
  { name: 'New products', fields: <FormFields specs={NEW_PRODUCTS} /> },
  { name: 'Availability', fields: <FormFields specs={AVAILABILITY} /> },
  { name: 'Packing', fields: <FormFields specs={PACKING} /> },
  { name: 'WhatsApp messages', fields: <FormFields specs={CHAT_TEXTS} /> },
  { name: 'Links', fields: <FormFields specs={LINKS} /> },
];

export const BusinessScreen = () => (
  <SettingsScreen
    editable={editableSite}
    id="site"
    title="Settings"
    specs={BUSINESS_SPECS}
    parts={BUSINESS_PARTS}
  />
);
