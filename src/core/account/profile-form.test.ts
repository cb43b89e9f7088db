import { expect, test } from 'vitest';
import { buildWebUser } from '#fixtures/build.ts';
import { checkProfile, profileFormOf, type ProfileForm } from './profile-form.ts';

const form = (more: Partial<ProfileForm> = {}): ProfileForm => ({
  displayName: 'Asha Rao',
  businessName: '',
  gstin: '',
  phone: '',
  ...more,
});

test('what is well is tidied, and the name is split', () => {
  const check = checkProfile(
    form({ displayName: '  Asha  Devi Rao ', businessName: ' Rao & Sons ', phone: '98765 43210' }),
  );
  expect(check).toEqual({
    ok: true,
    value: {
      displayName: 'Asha Devi Rao',
      firstName: 'Asha',
      lastName: 'Devi Rao',
      phone: '+919876543210',
      businessName: 'Rao & Sons',
      gstin: null,
    },
  });
});

test('every field that is wrong is named, and those alone', () => {
  const check = checkProfile(form({ displayName: ' ', gstin: '36', phone: '123' }));
  expect(check.ok ? [] : Object.keys(check.problems)).toEqual(['displayName', 'gstin', 'phone']);
});

test('a name that is too long is told, not cut', () => {
  const check = checkProfile(form({ displayName: 'A'.repeat(121) }));
  expect(check).toMatchObject({
    ok: false,
    problems: { displayName: expect.stringMatching(/120 .* 121/) },
  });
});

test('a profile fills its own form, and is kept by it as it was', () => {
  const profile = buildWebUser({ phone: '+919876543210', businessName: 'Rao & Sons' });
  expect(profileFormOf(profile).phone).toBe('+91 98765 43210');
  const check = checkProfile(profileFormOf(profile));
  expect(check).toMatchObject({
    ok: true,
    value: { phone: profile.phone, businessName: 'Rao & Sons' },
  });
});
