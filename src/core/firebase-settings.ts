/** The settings of the browser SDK, from the environment of a build. */

/** The settings of a Firebase web app, as its SDK takes them. They are public by design. */
export interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Required for sign-in. */
const REQUIRED: Readonly<Record<keyof FirebaseSettings, string>> = {
  apiKey: 'PUBLIC_FIREBASE_API_KEY',
  authDomain: 'PUBLIC_FIREBASE_AUTH_DOMAIN',
  projectId: 'PUBLIC_FIREBASE_PROJECT_ID',
  appId: 'PUBLIC_FIREBASE_APP_ID',
};

/** The storage bucket for uploaded pictures. Without it, uploads are disabled. */
const BUCKET = 'PUBLIC_FIREBASE_STORAGE_BUCKET';

/**
 * Addresses of the emulators, set by the local stack only: `http://127.0.0.1:9099`, `127.0.0.1:8080`.
 */
const EMULATORS = {
  auth: 'PUBLIC_AUTH_EMULATOR',
  firestore: 'PUBLIC_FIRESTORE_EMULATOR',
  storage: 'PUBLIC_STORAGE_EMULATOR',
  functions: 'PUBLIC_FUNCTIONS_EMULATOR',
} as const;

/** The site key of reCAPTCHA Enterprise for App Check; not set for most shops. */
const APP_CHECK = 'PUBLIC_APP_CHECK_KEY';

/** The endpoint of the shop's own server that receives ID tokens; not set for most shops. */
const TOKEN_SYNC = 'PUBLIC_TOKEN_SYNC_URL';

/** The names of all variables that pages with accounts are built with. */
export const ACCOUNT_VARIABLES: readonly string[] = [
  ...Object.values(REQUIRED),
  BUCKET,
  ...Object.values(EMULATORS),
  APP_CHECK,
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

/** The emulators that a local build connects to: an origin, and three `HOST:PORT`. */
export const emulatorsIn = (variables: Variables) => ({
  auth: variables[EMULATORS.auth] || undefined,
  firestore: variables[EMULATORS.firestore] || undefined,
  storage: variables[EMULATORS.storage] || undefined,
  functions: variables[EMULATORS.functions] || undefined,
});

/** The bucket for pictures; undefined if none is configured. */
export const bucketIn = (variables: Variables): string | undefined =>
  variables[BUCKET] || undefined;

/** The site key of App Check; undefined if it is off. */
export const appCheckKeyIn = (variables: Variables): string | undefined =>
  variables[APP_CHECK] || undefined;

/** The configured token endpoint; the caller checks that it has the same origin. */
export const tokenSyncIn = (variables: Variables): string | undefined =>
  variables[TOKEN_SYNC] || undefined;

/** The variables of a build for local emulators; without `storage`, uploads are disabled, and without `functions`, calls fail. */
export const emulatorVariables = (options: {
  project: string;
  auth: string;
  firestore: string;
  storage: string | undefined;
  functions: string | undefined;
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
  ...(options.functions !== undefined && { [EMULATORS.functions]: options.functions }),
});
