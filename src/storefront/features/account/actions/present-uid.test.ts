/** With nobody signed in: what changes something refuses, what fetches finds nothing. */
import { expect, test, vi } from 'vitest';
import { userFrom } from '#core/account/user.ts';
import { buildAccount } from '#fixtures/fake-session.ts';
import { collectMyData } from './collect-my-data.ts';
import { loadAddresses } from '#storefront/shared/actions/load-addresses.ts';
import { saveEmailPreferences } from './save-email-preferences.ts';
import { saveProfile } from './save-profile.ts';

const asked = vi.hoisted((): string[] => []);
const asks = vi.hoisted(() => (name: string) => () => {
  asked.push(name);
  return Promise.resolve();
});

vi.mock('#firebase/browser/auth.ts', () => ({
  signedInUid: () => null,
  endSession: () => Promise.resolve(),
  renameAccount: asks('rename'),
}));
vi.mock('#firebase/browser/firestore.ts', () => ({ DatabaseUnavailable: class extends Error {} }));
vi.mock('#firebase/browser/customer-edits.ts', () => ({
  writeProfile: asks('write profile'),
  writeEmailPreferences: asks('write preferences'),
}));
vi.mock('#firebase/browser/addresses.ts', () => ({ readAddresses: asks('read addresses') }));
vi.mock('#firebase/browser/orders.ts', () => ({ ownOrders: asks('read orders') }));
vi.mock('#firebase/browser/users.ts', () => ({ readUserRecord: asks('read preferences') }));
vi.mock('#firebase/browser/web-users.ts', () => ({ readWebUser: asks('read profile') }));

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
  ['the download', () => collectMyData()],
])('%s throws, and nothing is asked of the database', async (_name, act) => {
  await expect(act()).rejects.toThrow('No authenticated user found');
  expect(asked).toEqual([]);
});

test('a list is empty, and nothing is asked for it', async () => {
  expect(await loadAddresses()).toEqual({
    success: true,
    value: { addresses: [], unread: 0, names: [] },
  });
  expect(asked).toEqual([]);
});
