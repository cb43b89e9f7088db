/** The older record of a customer (`users/{uid}`), which contains the email preferences. */
import * as z from 'zod';
import { defineKind } from './kind.ts';
import { emailPreferences } from './web-user.ts';

const user = z.object({ emailPreferences });
export const userKind = defineKind({ name: 'user', collection: 'users', schema: user });
