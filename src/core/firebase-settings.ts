/** The settings of the browser SDK, from the environment of a build. */

type Variables = Readonly<Record<string, string | undefined>>;

/** Required for sign-in: the settings of a Firebase web app, as its SDK takes them. They are public by design. */
const REQUIRED = {
  apiKey: 'PUBLIC_FIREBASE_API_KEY',
  authDomain: 'PUBLIC_FIREBASE_AUTH_DOMAIN',
  projectId: 'PUBLIC_FIREBASE_PROJECT_ID',
  appId: 'PUBLIC_FIREBASE_APP_ID',
} as const;

/** The storage bucket for uploaded pictures. Without it, uploads are disabled. */
const BUCKET = 'PUBLIC_FIREBASE_STORAGE_BUCKET';

/**
 * Addresses of the emulators, set by the local stack only: `http://127.0.0.1:9099`, `127.0.0.1:8080`.
 */
const EMULATORS = {
  auth: 'PUBLIC_AUTH_EMULATOR',
  firestore: 'PUBLIC_FIRESTORE_EMULATOR',
  storage: 'PUBLIC_STORAGE_EMULATOR',
} as const;

/** The endpoint of the shop's own server that receives ID tokens; not set for most shops. */
const TOKEN_SYNC = 'PUBLIC_TOKEN_SYNC_URL';

/** The names of all variables that pages with accounts are built with. */
export const ACCOUNT_VARIABLES: readonly string[] = [
  ...Object.values(REQUIRED),
  BUCKET,
  ...Object.values(EMULATORS),
  TOKEN_SYNC,
];

/**
 * Settings from their variables, or the names of the entries that are missing; an empty variable counts as absent.
 * @param names of the variables
 */
export function settingsIn<K extends string>(
  names: Readonly<Record<K, string>>,
  variables: Variables,
): { settings: Record<K, string> } | { missing: string[] } {
  const entries = Object.entries<string>(names).map(([entry, name]) => [entry, variables[name]]);
  const missing = entries.flatMap(([entry = '', value]) => (value ? [] : [entry]));
  if (missing.length > 0) return { missing };
  // Every entry of `names` has a value.
  return { settings: Object.fromEntries(entries) as Record<K, string> };
}

/** The settings for sign-in. @param variables by the names in `.env.example` */
export const firebaseSettings = (variables: Variables) => settingsIn(REQUIRED, variables);

export interface Emulators {
  /** An origin. */
  readonly auth: string | undefined;
  /** `HOST:PORT`. */
  readonly firestore: string | undefined;
  /** `HOST:PORT`. */
  readonly storage: string | undefined;
}

/** The emulators that a local build connects to. */
export const emulatorsIn = (variables: Variables): Emulators => ({
  auth: variables[EMULATORS.auth] || undefined,
  firestore: variables[EMULATORS.firestore] || undefined,
  storage: variables[EMULATORS.storage] || undefined,
});

/** The bucket for pictures; undefined if none is configured. */
export const bucketIn = (variables: Variables): string | undefined =>
  variables[BUCKET] || undefined;

/** The configured token endpoint; the caller checks that it has the same origin. */
export const tokenSyncIn = (variables: Variables): string | undefined =>
  variables[TOKEN_SYNC] || undefined;

/** The variables of a build for local emulators; without `storage`, uploads are disabled. */
export const emulatorVariables = (options: {
  project: string;
  auth: string;
  firestore: string;
  storage: string | undefined;
}): Record<string, string> => ({
  [REQUIRED.apiKey]: 'on-this-machine',
  [REQUIRED.authDomain]: `${options.project}.firebaseapp.com`,
  [REQUIRED.projectId]: options.project,
  [REQUIRED.appId]: '1:1:web:1',
  [EMULATORS.auth]: options.auth,
  [EMULATORS.firestore]: options.firestore,
  ...(options.storage !== undefined && {
    [BUCKET]: `${options.project}.appspot.com`,
    [EMULATORS.storage]: options.storage,
  }),
});
