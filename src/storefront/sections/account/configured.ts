/** Whether this build has sign-in, from the environment; see `.env.example`. */
import * as variables from 'astro:env/client';
import { firebaseSettings } from '#core/firebase-settings.ts';

export const CAN_SIGN_IN = 'settings' in firebaseSettings({ ...variables });
