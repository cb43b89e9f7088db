/** The Firebase Analytics configuration, from the environment of a build. */
import { settingsIn } from '#core/firebase-settings.ts';

const VARIABLES = {
  apiKey: 'PUBLIC_FIREBASE_API_KEY',
  authDomain: 'PUBLIC_FIREBASE_AUTH_DOMAIN',
  projectId: 'PUBLIC_FIREBASE_PROJECT_ID',
  appId: 'PUBLIC_FIREBASE_APP_ID',
  measurementId: 'PUBLIC_FIREBASE_MEASUREMENT_ID',
} as const;

/** The settings of a Firebase web app, as its SDK takes them. */
export type AnalyticsConfiguration = Readonly<Record<keyof typeof VARIABLES, string>>;

/** The required variables. */
export const ANALYTICS_VARIABLES: readonly string[] = Object.values(VARIABLES);

/** The configuration; undefined unless all of it is there. */
export function analyticsConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): AnalyticsConfiguration | undefined {
  const read = settingsIn(VARIABLES, environment);
  return 'settings' in read ? read.settings : undefined;
}
