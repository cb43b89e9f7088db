/** A customer's profile (`webUsers/{uid}`) and the addresses under it. */
import * as z from 'zod';
import { email, gstin, instant, line, link, phone } from './fields.ts';
import { defineKind } from './kind.ts';
import {
  LONGEST_BUSINESS_NAME,
  LONGEST_CONTACT_NAME,
  LONGEST_GIVEN_NAME,
  LONGEST_NAME,
} from './limits.ts';
import { place } from './place.ts';

export const emailPreferences = z.object({
  orderUpdates: z.boolean().meta({ example: true }),
  promotions: z.boolean().meta({ example: true }),
  newsletter: z.boolean().meta({ example: true }),
});
export type EmailPreferences = z.output<typeof emailPreferences>;

export const webUser = z.object({
  uid: z.string().min(1).max(128).meta({ example: 'a-uid' }),
  email,
  displayName: z.string().max(LONGEST_NAME).meta({ example: 'Asha Rao' }),
  photoURL: link.nullable().meta({ example: null }),
  emailVerified: z.boolean().meta({ example: true }),
  createdAt: instant,
  lastLogin: instant,
  firstName: z.string().max(LONGEST_GIVEN_NAME).meta({ example: 'Asha' }),
  lastName: z.string().max(LONGEST_GIVEN_NAME).meta({ example: 'Rao' }),
  phone: phone.or(z.literal('')),
  businessName: line(LONGEST_BUSINESS_NAME).optional(),
  gstin: gstin.optional(),
  emailPreferences,
});
export type WebUser = z.output<typeof webUser>;

const address = z.object({
  label: line(40).meta({ example: 'Shop' }),
  name: line(LONGEST_CONTACT_NAME),
  phone,
  ...place,
  isDefault: z.boolean().meta({ example: false }),
  createdAt: instant,
});
export type Address = z.output<typeof address>;

export const webUserKind = defineKind({
  name: 'customer',
  collection: 'webUsers',
  schema: webUser,
});
export const addressKind = defineKind({
  name: 'address',
  collection: 'webUsers/{uid}/addresses',
  schema: address,
});
