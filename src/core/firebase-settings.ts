/** What the browser's SDK needs to know of the shop's Firebase project, from the environment of a build. */

/** The settings of a Firebase web app, as its SDK takes them. They are public by design. */
export interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Without any one of these nobody can sign in. */
const REQUIRED: Readonly<Record<keyof FirebaseSettings, string>> = {
  apiKey: 'PUBLIC_FIREBASE_API_KEY',
  authDomain: 'PUBLIC_FIREBASE_AUTH_DOMAIN',
  projectId: 'PUBLIC_FIREBASE_PROJECT_ID',
  appId: 'PUBLIC_FIREBASE_APP_ID',
};

/** Where staff's pictures go: the name of the project's bucket. Without it no picture can be uploaded. */
const BUCKET = 'PUBLIC_FIREBASE_STORAGE_BUCKET';

/** Where emulators answer instead of Google, set by the local stack alone: `http://127.0.0.1:9099`, `127.0.0.1:8080`. */
const EMULATORS = {
  auth: 'PUBLIC_AUTH_EMULATOR',
  firestore: 'PUBLIC_FIRESTORE_EMULATOR',
  storage: 'PUBLIC_STORAGE_EMULATOR',
} as const;

/** Where a page on the shop's own origin takes the token of whoever signed in; not set for most shops. */
const TOKEN_SYNC = 'PUBLIC_TOKEN_SYNC_URL';

/** The names of all variables that pages with accounts are built with. */
export const ACCOUNT_VARIABLES: readonly string[] = [
  ...Object.values(REQUIRED),
  BUCKET,
  ...Object.values(EMULATORS),
  TOKEN_SYNC,
];

/**
 * The settings, or the names of the entries that are missing; an empty variable counts as absent.
 * @param variables by the names in `.env.example`
 */
export function firebaseSettings(
  variables: Variables,
): { settings: FirebaseSettings } | { missing: string[] } {
  const missing = Object.entries(REQUIRED)
    .filter(([, variable]) => !variables[variable])
    .map(([entry]) => entry);
  if (missing.length > 0) return { missing };
  const valueOf = (entry: keyof FirebaseSettings) => variables[REQUIRED[entry]] ?? '';
  return {
    settings: {
      apiKey: valueOf('apiKey'),
      authDomain: valueOf('authDomain'),
      projectId: valueOf('projectId'),
      appId: valueOf('appId'),
    },
  };
}

export interface Emulators {
  /** An origin. */
  readonly auth: string | undefined;
  /** `HOST:PORT`. */
  readonly firestore: string | undefined;
  /** `HOST:PORT`. */
  readonly storage: string | undefined;
}

/** The emulators that a build on this machine talks to. */
export const emulatorsIn = (variables: Variables): Emulators => ({
  auth: variables[EMULATORS.auth] || undefined,
  firestore: variables[EMULATORS.firestore] || undefined,
  storage: variables[EMULATORS.storage] || undefined,
});

/** The name of the bucket that holds the pictures; undefined where none is configured. */
export const bucketIn = (variables: Variables): string | undefined =>
  variables[BUCKET] || undefined;

/** Where tokens are synced to, as it was configured; whether that is on the same origin is for the caller to see. */
export const tokenSyncIn = (variables: Variables): string | undefined =>
  variables[TOKEN_SYNC] || undefined;

/** The variables of a build for emulators on this machine; without `storage` no picture can be uploaded. */
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
