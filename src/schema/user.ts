/** The older record of a customer (`users/{uid}`), which holds the e-mail preferences. */
import * as z from 'zod';
import { defineKind } from './kind.ts';
import { emailPreferences } from './web-user.ts';

export const user = z.object({ emailPreferences });

export type User = z.output<typeof user>;
export const userKind = defineKind({ name: 'user', collection: 'users', schema: user });
