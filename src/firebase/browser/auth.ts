/** Gateway to Firebase Authentication. Failures are thrown unchanged. */
import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
  type User as FirebaseUser,
} from 'firebase/auth';
import type { Account } from '#core/account/user.ts';
import { emulatorsIn } from '#core/firebase-settings.ts';
import { startFirebase } from './firebase.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';

/** A failure of the service by its error code without `auth/`. */
class AuthFailure extends Error {
  override name = 'AuthFailure';
  readonly code: string;
  constructor(code: string, message: string = code) {
    super(message);
    this.code = code;
  }
}

let started: Auth | undefined;

/** @throws AuthFailure without a window, or where Firebase is not configured */
function auth(): Auth {
  if (started !== undefined) return started;
  if (typeof window === 'undefined') {
    throw new AuthFailure('no-window', 'Auth not available on server-side');
  }
  const app = startFirebase();
  if (app === undefined) throw new AuthFailure('not-configured');
  started = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  const { auth: emulator } = emulatorsIn(FIREBASE_VARIABLES);
  if (emulator !== undefined) connectAuthEmulator(started, emulator, { disableWarnings: true });
  return started;
}

/**
 * The SDK reports a Google script that failed to load as an internal error, recognisable only by the script's
 * event.
 */
const isScriptLost = ({ code, customData }: FirebaseError): boolean =>
  code === 'auth/internal-error' && customData instanceof Event;

/** Runs `work` and reduces service errors to their code. @throws AuthFailure */
async function withAuth<T>(work: (auth: Auth) => Promise<T>): Promise<T> {
  try {
    return await work(auth());
  } catch (error) {
    if (error instanceof FirebaseError) {
      if (isScriptLost(error)) throw new AuthFailure('network-request-failed', error.message);
      throw new AuthFailure(error.code.replace(/^auth\//, ''), error.message);
    }
    throw error;
  }
}

/** @throws AuthFailure when signed out */
function present({ currentUser }: Auth): FirebaseUser {
  if (currentUser === null) throw new AuthFailure('no-user', 'No authenticated user found');
  return currentUser;
}

/** During registration listeners are notified once the account has its name. */
let making: Promise<unknown> = Promise.resolve();

/**
 * Calls `on` with the current account, now and after each change of account or token.
 * @returns unsubscribes
 * @throws AuthFailure like every function here
 */
export function listenToAuth(on: (account: Account | null) => void): () => void {
  const at = auth();
  return onIdTokenChanged(at, () => {
    void making.then(() => on(at.currentUser));
  });
}

/** The uid of the current user; null if signed out or not known yet. */
export const signedInUid = (): string | null => started?.currentUser?.uid ?? null;

export const signInByEmail = (email: string, password: string): Promise<Account> =>
  withAuth(async (at) => (await signInWithEmailAndPassword(at, email, password)).user);

function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.addScope('email');
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

export const signInByGoogle = (): Promise<Account> =>
  withAuth(
    async (at) => (await signInWithPopup(at, googleProvider(), browserPopupRedirectResolver)).user,
  );

/** Creates an account and signs in. */
export function createAccount(email: string, password: string, name: string): Promise<Account> {
  const made = withAuth(async (at) => {
    const { user } = await createUserWithEmailAndPassword(at, email, password);
    // The account exists, even if its name could not be saved.
    if (name !== '') await updateProfile(user, { displayName: name }).catch(console.warn);
    return user;
  });
  making = made.catch(() => undefined);
  return made;
}

export const renameAccount = (displayName: string): Promise<void> =>
  withAuth((at) => updateProfile(present(at), { displayName }));

export const endSession = (): Promise<void> => withAuth((at) => signOut(at));

/** @param back the path to continue to after the page of the email */
export const mailVerification = (back: string): Promise<void> =>
  withAuth((at) => sendEmailVerification(present(at), { url: back }));

export const mailPasswordReset = (email: string, back: string): Promise<void> =>
  withAuth((at) => sendPasswordResetEmail(at, email, { url: back }));

/** Verifies the email address of the code; listeners are notified. */
export const applyMailCode = (code: string): Promise<void> =>
  withAuth(async (at) => {
    await applyActionCode(at, code);
    await at.currentUser?.reload();
    await at.currentUser?.getIdToken(true);
  });

/** The email address whose password the code resets. */
export const readResetCode = (code: string): Promise<string> =>
  withAuth((at) => verifyPasswordResetCode(at, code));

export const resetPassword = (code: string, password: string): Promise<void> =>
  withAuth((at) => confirmPasswordReset(at, code, password));

/** Reloads the account; null if signed out. */
export const reloadAccount = (): Promise<Account | null> =>
  withAuth(async (at) => {
    await at.currentUser?.reload();
    return at.currentUser;
  });

/** The claims of the ID token; `fresh` requests a new token. Null if signed out. */
export const readClaims = (fresh: boolean): Promise<Record<string, unknown> | null> =>
  withAuth(async (at) => (await at.currentUser?.getIdTokenResult(fresh))?.claims ?? null);

/** The ID token; null if signed out. */
export const idToken = (): Promise<string | null> =>
  withAuth(async (at) => (await at.currentUser?.getIdToken()) ?? null);

/** The current user's sign-in providers: `password`, `google.com`. */
export const signInMethods = (): string[] =>
  started?.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];

/** Reauthenticates the current user. */
export const reauthenticateWithPassword = (password: string): Promise<void> =>
  withAuth(async (at) => {
    const user = present(at);
    await reauthenticateWithCredential(
      user,
      EmailAuthProvider.credential(user.email ?? '', password),
    );
  });

export const reauthenticateWithGoogle = (): Promise<void> =>
  withAuth(async (at) => {
    await reauthenticateWithPopup(present(at), googleProvider(), browserPopupRedirectResolver);
  });

/** Deletes the account; needs a recent sign-in (`requires-recent-login`). */
export const deleteAccount = (): Promise<void> => withAuth((at) => deleteUser(present(at)));
