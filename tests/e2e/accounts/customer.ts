/** People for tests: accounts made in the local Auth, documents read and written past the rules, and a way to sign in. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Firestore } from '@google-cloud/firestore';
import { test as quiet } from '../quiet-page.ts';

const variable = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run these tests by npm test.`);
  return value;
};

export const AUTH_EMULATOR = variable('AUTH_EMULATOR');
const PROJECT = variable('SITE_PROJECT');
const FIRESTORE_HOST = variable('FIRESTORE_EMULATOR_HOST');

/** Playwright's `test`, whose pages may also talk to the local Auth and Firestore. */
export const test = quiet.extend({
  reaches: [AUTH_EMULATOR, `http://${FIRESTORE_HOST}`],
});

export { expect };

/** The database as the seller's servers see it: rules do not count. */
export const database = new Firestore({ projectId: PROJECT, host: FIRESTORE_HOST, ssl: false });

export interface Person {
  uid: string;
  email: string;
  password: string;
  displayName: string;
}

async function ask(path: string, body: unknown, method = 'POST'): Promise<unknown> {
  const response = await fetch(`${AUTH_EMULATOR}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return await response.json();
}

const ACCOUNTS = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;

/** Makes an account of its own for a test. @param more as the service's own fields: `emailVerified`, `disabled` */
export async function somebody(
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
  await ask(ACCOUNTS, { localId, emailVerified: more.emailVerified ?? true, ...account });
  if (more.claims) await changeAccount(person, { customAttributes: JSON.stringify(more.claims) });
  return person;
}

/** Changes an account as the seller's console would: `{ disableUser: true }`, `{ emailVerified: true }`. */
export const changeAccount = ({ uid }: Pick<Person, 'uid'>, fields: object): Promise<unknown> =>
  ask(`${ACCOUNTS}:update`, { localId: uid, ...fields });

/** The codes of mails that the local Auth would have sent to an address, the latest last. */
export async function mailCodes(
  email: string,
): Promise<{ requestType: string; oobCode: string; oobLink: string }[]> {
  const answer = await ask(`/emulator/v1/projects/${PROJECT}/oobCodes`, null, 'GET');
  // The emulator's own answer: a list of codes.
  const { oobCodes = [] } = answer as {
    oobCodes?: { email: string; requestType: string; oobCode: string; oobLink: string }[];
  };
  return oobCodes.filter((code) => code.email === email);
}

/** Waits until `page` is at `path`, with its query: an address that only names it as the way back does not count. */
export const arriveAt = (page: Page, path: string): Promise<void> =>
  page.waitForURL((url) => url.pathname + url.search === path);

/** Signs in by the form, and waits until the page that was wanted is there. @param to a path on the site */
export async function signIn(page: Page, person: Person, to = '/account'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(to)}`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await arriveAt(page, to);
}
