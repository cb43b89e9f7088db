/** Sign-in by Firebase Authentication: the one place that holds its objects. Failures are thrown as they come. */
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

/** What went wrong with an account, by the service's own name without its `auth/`. */
export class AuthFailure extends Error {
  override name = 'AuthFailure';
  readonly code: string;
  constructor(code: string, message: string = code) {
    super(message);
    this.code = code;
  }
}

const accountOf = ({
  uid,
  email,
  displayName,
  photoURL,
  emailVerified,
}: FirebaseUser): Account => ({
  uid,
  email,
  displayName,
  photoURL,
  emailVerified,
});

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

/** The SDK calls it an internal error when a script of Google's cannot be had, and tells it by the script's event alone. */
const isScriptLost = ({ code, customData }: FirebaseError): boolean =>
  code === 'auth/internal-error' && customData instanceof Event;

/** Runs `work`; what the service answers is told by its code alone. @throws AuthFailure */
async function asked<T>(work: (auth: Auth) => Promise<T>): Promise<T> {
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

/** @throws AuthFailure when nobody is signed in */
function present({ currentUser }: Auth): FirebaseUser {
  if (currentUser === null) throw new AuthFailure('no-user', 'No authenticated user found');
  return currentUser;
}

/** An account that is being made: it is told of when it has its name. */
let making: Promise<unknown> = Promise.resolve();

/**
 * Calls `on` with whoever is signed in, now and after each change of them or of their token.
 * @returns ends it
 * @throws AuthFailure as every function here
 */
export function listenToAuth(on: (account: Account | null) => void): () => void {
  const at = auth();
  return onIdTokenChanged(at, () => {
    void making.then(() => on(at.currentUser && accountOf(at.currentUser)));
  });
}

/** Who is signed in, as far as is known now; null when nobody is. */
export const signedInUid = (): string | null => started?.currentUser?.uid ?? null;

export const signInByEmail = (email: string, password: string): Promise<Account> =>
  asked(async (at) => accountOf((await signInWithEmailAndPassword(at, email, password)).user));

function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.addScope('email');
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

export const signInByGoogle = (): Promise<Account> =>
  asked(async (at) =>
    accountOf((await signInWithPopup(at, googleProvider(), browserPopupRedirectResolver)).user),
  );

/** Makes an account and signs it in. */
export function createAccount(email: string, password: string, name: string): Promise<Account> {
  const made = asked(async (at) => {
    const { user } = await createUserWithEmailAndPassword(at, email, password);
    // The account is there; a name that was not saved is no reason to say otherwise.
    if (name !== '') await updateProfile(user, { displayName: name }).catch(console.warn);
    return { ...accountOf(user), displayName: name || null };
  });
  making = made.catch(() => undefined);
  return made;
}

export const renameAccount = (displayName: string): Promise<void> =>
  asked((at) => updateProfile(present(at), { displayName }));

export const endSession = (): Promise<void> => asked((at) => signOut(at));

/** @param back an address of this site, where the mail's page leads afterwards */
export const mailVerification = (back: string): Promise<void> =>
  asked((at) => sendEmailVerification(present(at), { url: back }));

export const mailPasswordReset = (email: string, back: string): Promise<void> =>
  asked((at) => sendPasswordResetEmail(at, email, { url: back }));

/** Verifies the address to which the code was sent; whoever is signed in hears of it. */
export const applyMailCode = (code: string): Promise<void> =>
  asked(async (at) => {
    await applyActionCode(at, code);
    await at.currentUser?.reload();
    await at.currentUser?.getIdToken(true);
  });

/** Whose password the code resets. */
export const readResetCode = (code: string): Promise<string> =>
  asked((at) => verifyPasswordResetCode(at, code));

export const resetPassword = (code: string, password: string): Promise<void> =>
  asked((at) => confirmPasswordReset(at, code, password));

/** Asks the service anew who is signed in; null when nobody is. */
export const reloadAccount = (): Promise<Account | null> =>
  asked(async (at) => {
    await at.currentUser?.reload();
    return at.currentUser && accountOf(at.currentUser);
  });

/** The claims of the identity token; with `fresh` from a token asked for now. Null when nobody is signed in. */
export const readClaims = (fresh: boolean): Promise<Record<string, unknown> | null> =>
  asked(async (at) => (await at.currentUser?.getIdTokenResult(fresh))?.claims ?? null);

/** The identity token; null when nobody is signed in. */
export const idToken = (): Promise<string | null> =>
  asked(async (at) => (await at.currentUser?.getIdToken()) ?? null);

/** The ways in which the present user signs in: `password`, `google.com`. */
export const signInWays = (): Promise<string[]> =>
  asked((at) => Promise.resolve(present(at).providerData.map(({ providerId }) => providerId)));

/** Proves once more that it is they. */
export const confirmByPassword = (password: string): Promise<void> =>
  asked(async (at) => {
    const user = present(at);
    await reauthenticateWithCredential(
      user,
      EmailAuthProvider.credential(user.email ?? '', password),
    );
  });

export const confirmByGoogle = (): Promise<void> =>
  asked(async (at) => {
    await reauthenticateWithPopup(present(at), googleProvider(), browserPopupRedirectResolver);
  });

/** Deletes the account itself; asks for a recent sign-in (`requires-recent-login`). */
export const deleteAccount = (): Promise<void> => asked((at) => deleteUser(present(at)));
