/** The services of the session; tests replace them. */
import {
  endSession,
  listenToAuth,
  readClaims,
  reloadAccount,
  signInByEmail,
  signInByGoogle,
} from '#firebase/browser/auth.ts';
import { startFirebase, whenFirebaseReady } from '#firebase/browser/firebase.ts';
import { syncToken } from '#firebase/browser/token-sync.ts';
import type { WebUser } from '#schema/web-user.ts';
import { fetchCategories } from './categories.ts';
import { saveUser } from './save-user.ts';

export const SESSION_GATEWAY = {
  startFirebase,
  whenFirebaseReady,
  listenToAuth,
  readClaims,
  reloadAccount,
  signInByEmail,
  signInByGoogle,
  endSession,
  syncToken: (): Promise<void> => syncToken(),
  fetchCategories,
  saveUser,
  // Loaded separately: it needs the schema, which catalogue pages do not.
  readWebUser: async (uid: string): Promise<WebUser | null> =>
    (await import('#firebase/browser/customer-documents.ts')).readWebUser(uid),
};
