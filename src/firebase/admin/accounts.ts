/** Gateway to Firebase Authentication for Node: the staff claim of accounts. */
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';

interface StaffAccount {
  uid: string;
  email: string;
  /** Undefined when they never signed in. */
  lastSignIn: string | undefined;
}

/** Why an account cannot get the staff claim. */
type NotGranted = 'unknown' | 'unverified' | 'disabled';

export interface Accounts {
  /** Sets the claim; `already` if it was set. */
  grant: (email: string) => Promise<'granted' | 'already' | NotGranted>;
  /** Removes the claim and ends every session; `already` if it was not set: sessions end in any case. */
  revoke: (email: string) => Promise<'revoked' | 'already' | 'unknown'>;
  /** The accounts with the claim, by email. */
  staff: () => Promise<StaffAccount[]>;
  close: () => Promise<void>;
}

const PAGE = 1_000;

const isStaff = ({ customClaims }: UserRecord): boolean => customClaims?.['admin'] === true;

async function find(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'auth/user-not-found') {
      return undefined;
    }
    throw error;
  }
}

async function* allUsers(auth: Auth): AsyncGenerator<UserRecord> {
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(PAGE, page);
    yield* users;
    page = pageToken;
  } while (page !== undefined && page !== '');
}

/**
 * Connects to a project's accounts: the emulator named by `FIREBASE_AUTH_EMULATOR_HOST` when it is set, else
 * Google's with the application default credentials.
 */
export function connectAccounts({ projectId }: { projectId: string }): Accounts {
  const local = process.env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined;
  const app = initializeApp(
    { projectId, ...(local ? {} : { credential: applicationDefault() }) },
    `accounts-${crypto.randomUUID()}`,
  );
  const auth = getAuth(app);
  return {
    async grant(email) {
      const user = await find(auth, email);
      if (user === undefined) return 'unknown';
      if (user.disabled) return 'disabled';
      // Otherwise anyone who registers with another person's email would get access.
      if (!user.emailVerified) return 'unverified';
      if (isStaff(user)) return 'already';
      await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
      return 'granted';
    },
    async revoke(email) {
      const user = await find(auth, email);
      if (user === undefined) return 'unknown';
      const { admin: _admin, ...rest } = user.customClaims ?? {};
      await auth.setCustomUserClaims(user.uid, rest);
      await auth.revokeRefreshTokens(user.uid);
      return isStaff(user) ? 'revoked' : 'already';
    },
    async staff() {
      const staff: StaffAccount[] = [];
      for await (const user of allUsers(auth)) {
        if (!isStaff(user)) continue;
        const { uid, email = '', metadata } = user;
        // The service returns an empty text or null for accounts that never signed in.
        staff.push({ uid, email, lastSignIn: metadata.lastSignInTime || undefined });
      }
      return staff.toSorted((one, other) => one.email.localeCompare(other.email));
    },
    close: () => deleteApp(app),
  };
}
