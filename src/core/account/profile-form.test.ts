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

test('normalises valid values and splits the name', () => {
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

test('reports exactly the invalid fields', () => {
  const problems = problemsOf(profileSchema, form({ displayName: ' ', gstin: '36', phone: '123' }));
  expect(Object.keys(problems).sort()).toEqual(['displayName', 'gstin', 'phone']);
});

test('rejects a name that is too long instead of cutting it', () => {
  expect(problemsOf(profileSchema, form({ displayName: 'A'.repeat(121) }))).toEqual({
    displayName: expect.stringMatching(/120 .* 121/),
  });
});

test('converts a profile to form values and back unchanged', () => {
  const profile = buildWebUser({ phone: '+919876543210', businessName: 'Rao & Sons' });
  expect(profileFormOf(profile).phone).toBe('+91 98765 43210');
  expect(z.parse(profileSchema, profileFormOf(profile))).toMatchObject({
    phone: profile.phone,
    businessName: 'Rao & Sons',
  });
});
