import { expect, test } from 'vitest';
import { buildWebUser } from '#fixtures/build.ts';
import * as z from 'zod/mini';
import { problemsOf } from './form-field.ts';
import { profileFormOf, profileSchema, type ProfileForm } from './profile-form.ts';

const form = (more: Partial<ProfileForm> = {}): ProfileForm => ({
  displayName: 'Asha Rao',
  businessName: '',
  gstin: '',
  phone: '',
  ...more,
});

test('what is well is tidied, and the name is split', () => {
  const change = z.parse(
    profileSchema,
    form({ displayName: '  Asha  Devi Rao ', businessName: ' Rao & Sons ', phone: '98765 43210' }),
  );
  expect(change).toEqual({
    displayName: 'Asha Devi Rao',
    firstName: 'Asha',
    lastName: 'Devi Rao',
    phone: '+919876543210',
    businessName: 'Rao & Sons',
    gstin: null,
  });
});

test('every field that is wrong is named, and those alone', () => {
  const problems = problemsOf(profileSchema, form({ displayName: ' ', gstin: '36', phone: '123' }));
  expect(Object.keys(problems).sort()).toEqual(['displayName', 'gstin', 'phone']);
});

test('a name that is too long is told, not cut', () => {
  expect(problemsOf(profileSchema, form({ displayName: 'A'.repeat(121) }))).toEqual({
    displayName: expect.stringMatching(/120 .* 121/),
  });
});

test('a profile fills its own form, and is kept by it as it was', () => {
  const profile = buildWebUser({ phone: '+919876543210', businessName: 'Rao & Sons' });
  expect(profileFormOf(profile).phone).toBe('+91 98765 43210');
  expect(z.parse(profileSchema, profileFormOf(profile))).toMatchObject({
    phone: profile.phone,
    businessName: 'Rao & Sons',
  });
});
