/** Test users: accounts in the Auth emulator, documents that bypass the rules, and sign-in. */
import { randomUUID } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { Firestore } from '@google-cloud/firestore';
import { userFrom, userToText } from '#core/account/user.ts';
import { USER_KEY } from '#core/account/user-key.ts';
import { test as quiet } from '../quiet-page.ts';

const variable = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run these tests by npm test.`);
  return value;
};

export const AUTH_EMULATOR = variable('AUTH_EMULATOR');
const PROJECT = variable('SITE_PROJECT');
const FIRESTORE_HOST = variable('FIRESTORE_EMULATOR_HOST');

const EMPTY_STORAGE = { cookies: [], origins: [] };

/**
 * Playwright's `test`, whose pages may also talk to the local Auth, Firestore and functions. Tests of a worker with the
 * same options share a window, whose cache has the scripts of the pages; its storage is reset before each test. Tests that change the
 * clock or add scripts to a window have their own.
 */
export const test = quiet.extend<
  { hasOwnWindow: boolean },
  { windows: Map<string, BrowserContext> }
>({
  reaches: [AUTH_EMULATOR, `http://${FIRESTORE_HOST}`, variable('FUNCTIONS_EMULATOR')],
  hasOwnWindow: [false, { option: true }],
  windows: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  context: async (
    {
      browser,
      windows,
      hasOwnWindow,
      storageState,
      viewport,
      isMobile,
      bypassCSP,
      javaScriptEnabled,
    },
    use,
  ) => {
    const options = JSON.stringify([
      storageState,
      viewport,
      isMobile,
      bypassCSP,
      javaScriptEnabled,
    ]);
    const shared = hasOwnWindow ? undefined : windows.get(options);
    await shared?.setStorageState(storageState ?? EMPTY_STORAGE);
    const window = shared ?? (await browser.newContext());
    await use(window);
    if (hasOwnWindow) {
      await window.close();
      return;
    }
    windows.set(options, window);
    // The storage is reset without a page, which would also clear the cache.
    for (const page of window.pages()) await page.close();
    await window.unrouteAll();
    await window.setOffline(false);
  },
});

export { expect };

/** Admin access to the database, which bypasses the rules. */
export const database = new Firestore({ projectId: PROJECT, host: FIRESTORE_HOST, ssl: false });

export interface Person {
  uid: string;
  email: string;
  password: string;
  displayName: string;
}

const API_KEY = variable('PUBLIC_FIREBASE_API_KEY');

async function callEmulator(path: string, body: unknown, method = 'POST'): Promise<unknown> {
  const response = await fetch(`${AUTH_EMULATOR}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return await response.json();
}

const ACCOUNTS = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;

/** Creates an account for a test. @param more other fields of the service: `emailVerified`, `disabled` */
export async function createPerson(
  more: { displayName?: string; emailVerified?: boolean; claims?: object } = {},
): Promise<Person> {
  const uid = randomUUID().replaceAll('-', '').slice(0, 28);
  const person = {
    uid,
    email: `${uid.slice(0, 10)}@example.test`,
    password: 'silver-lining',
    displayName: more.displayName ?? 'Meera Shah',
  };
  const { uid: localId, ...account } = person;
  await callEmulator(ACCOUNTS, { localId, emailVerified: more.emailVerified ?? true, ...account });
  if (more.claims) await changeAccount(person, { customAttributes: JSON.stringify(more.claims) });
  return person;
}

/**
 * Changes an account like the seller in the Firebase console: `{ disableUser: true }`, `{ emailVerified: true
 * }`.
 */
export const changeAccount = ({ uid }: Pick<Person, 'uid'>, fields: object): Promise<unknown> =>
  callEmulator(`${ACCOUNTS}:update`, { localId: uid, ...fields });

/** The claims of an account, as JSON; empty without any. */
export async function claimsOf(uid: string): Promise<string> {
  const answer = await callEmulator(`${ACCOUNTS}:lookup`, { localId: [uid] });
  // The service's list of accounts.
  const { users = [] } = answer as { users?: { customAttributes?: string }[] };
  return users[0]?.customAttributes ?? '';
}

/** The codes of the emails that the Auth emulator would have sent to an address, the latest last. */
export async function mailCodes(
  email: string,
): Promise<{ requestType: string; oobCode: string; oobLink: string }[]> {
  const answer = await callEmulator(`/emulator/v1/projects/${PROJECT}/oobCodes`, null, 'GET');
  // The emulator's list of codes.
  const { oobCodes = [] } = answer as {
    oobCodes?: { email: string; requestType: string; oobCode: string; oobLink: string }[];
  };
  return oobCodes.filter((code) => code.email === email);
}

/**
 * Waits until `page` is at `path` with its query. A URL that only contains the path as a redirect does not
 * match.
 */
export const arriveAt = (page: Page, path: string): Promise<void> =>
  expect(page).toHaveURL((url) =>
    [url.pathname + url.search, url.pathname + url.search + url.hash].includes(path),
  );

/** Signs in with the form and waits for the target page. @param to a path on the site */
export async function signIn(page: Page, person: Person, to = '/account'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(to)}`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await arriveAt(page, to);
}

/** The response of the Auth service to a sign-in. */
interface Tokens {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** What a browser stores for a session: the SDK's record, and the shop's copy that the header reads. */
export async function signedInSession(person: Person): Promise<{ name: string; value: string }[]> {
  const { uid, email, password, displayName } = person;
  const path = `/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`;
  const answer = await callEmulator(path, { email, password, returnSecureToken: true });
  const { idToken, refreshToken, expiresIn } = answer as Tokens;
  const expirationTime = Date.now() + Number(expiresIn) * 1_000;
  const stsTokenManager = { refreshToken, accessToken: idToken, expirationTime };
  const account = { uid, email, displayName, photoURL: null, emailVerified: false };
  const record = { ...account, isAnonymous: false, providerData: [], stsTokenManager };
  return [
    { name: `firebase:authUser:${API_KEY}:[DEFAULT]`, value: JSON.stringify(record) },
    { name: USER_KEY, value: userToText(userFrom(account)) },
  ];
}

/**
 * Opens a page with an existing session, without loading the sign-in page, for tests of other features.
 * @param to a path on the site
 */
export async function openSignedIn(page: Page, person: Person, to = '/account'): Promise<void> {
  const entries = await signedInSession(person);
  await page.goto('/robots.txt');
  await page.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value);
  }, entries);
  await page.goto(to);
}
