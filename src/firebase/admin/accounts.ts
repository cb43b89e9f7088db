/** Gateway to Firebase Authentication for Node: the staff claim of accounts. */
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';

interface StaffProfile {
  email: string;
  name: string;
}

interface StaffAccount extends StaffProfile {
  uid: string;
  /** The claim `role`; without one, an owner. */
  role: string;
  /** Undefined when they never signed in. */
  lastSignIn: string | undefined;
}

interface AccountByEmail extends StaffProfile {
  uid: string;
  /** Why it cannot get access: anyone can register with another person's email. */
  problem: 'unverified' | 'disabled' | undefined;
}

export interface Accounts {
  /** By email; undefined if there is none. */
  find: (email: string) => Promise<AccountByEmail | undefined>;
  /** An account by its uid, to store it as a member of staff. */
  read: (uid: string) => Promise<StaffProfile | undefined>;
  /** Sets the claims of a role; undefined removes them and ends every session. */
  setRole: (uid: string, role: string | undefined) => Promise<void>;
  /** The accounts with the claim, by email. */
  staff: () => Promise<StaffAccount[]>;
  close: () => Promise<void>;
}

const PAGE = 1_000;

const isStaff = ({ customClaims }: UserRecord): boolean => customClaims?.['admin'] === true;

const profileOf = ({ uid, email = `${uid}@customer.invalid`, displayName }: UserRecord) => ({
  email,
  name: displayName || email.slice(0, email.indexOf('@')),
});

async function orAbsent(find: () => Promise<UserRecord>): Promise<UserRecord | undefined> {
  try {
    return await find();
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
    async find(email) {
      const user = await orAbsent(() => auth.getUserByEmail(email));
      if (user === undefined) return undefined;
      const { uid, disabled, emailVerified } = user;
      const problem = disabled ? 'disabled' : emailVerified ? undefined : 'unverified';
      return { uid, ...profileOf(user), problem };
    },
    async read(uid) {
      const user = await orAbsent(() => auth.getUser(uid));
      return user && profileOf(user);
    },
    async setRole(uid, role) {
      const user = await orAbsent(() => auth.getUser(uid));
      if (user === undefined) return;
      const { admin: _admin, role: _role, ...rest } = user.customClaims ?? {};
      await auth.setCustomUserClaims(
        uid,
        role === undefined ? rest : { ...rest, admin: true, role },
      );
      if (role === undefined) await auth.revokeRefreshTokens(uid);
    },
    async staff() {
      const staff: StaffAccount[] = [];
      for await (const user of allUsers(auth)) {
        if (!isStaff(user)) continue;
        const { uid, metadata, customClaims } = user;
        const role = String(customClaims?.['role'] ?? 'owner');
        // The service returns an empty text or null for accounts that never signed in.
        staff.push({
          uid,
          ...profileOf(user),
          role,
          lastSignIn: metadata.lastSignInTime || undefined,
        });
      }
      return staff.toSorted((one, other) => one.email.localeCompare(other.email));
    },
    close: () => deleteApp(app),
  };
}
