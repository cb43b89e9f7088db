/**
 * When signed out, writes fail and reads return nothing. Tests `requireUid` (`firebase/browser/session`) through
 * these actions, which that folder may not import.
 */
import { expect, test } from 'vitest';
import { userFrom } from '#core/account/user.ts';
import { buildAccount } from '#fixtures/fake-session.ts';
import { buildAddress } from '#fixtures/build.ts';
import { collectMyData } from './collect-my-data.ts';
import { loadAddresses } from '#storefront/shared/actions/load-addresses.ts';
import { removeAddress } from './remove-address.ts';
import { saveAddress } from './save-address.ts';
import { saveEmailPreferences } from './save-email-preferences.ts';
import { saveProfile } from './save-profile.ts';

const PROFILE = {
  displayName: 'Asha Rao',
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '',
  businessName: null,
  gstin: null,
};

test.each([
  ['saving the profile', () => saveProfile(PROFILE, 'Asha')],
  [
    'saving the preferences',
    () =>
      saveEmailPreferences(userFrom(buildAccount()), {
        orderUpdates: true,
        promotions: false,
        newsletter: false,
      }),
  ],
  [
    'saving an address',
    () => saveAddress({ fields: buildAddress(), makeDefault: false, id: undefined }),
  ],
  ['removing an address', () => removeAddress('a')],
  ['the download', () => collectMyData()],
])('%s throws before it accesses the database', async (_name, act) => {
  await expect(act()).rejects.toThrow('No authenticated user found');
});

test('loading returns an empty list without accessing the database', async () => {
  expect(await loadAddresses()).toEqual({
    success: true,
    value: { addresses: [], unreadable: 0, names: [] },
  });
});
