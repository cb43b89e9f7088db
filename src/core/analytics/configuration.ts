/** The Firebase Analytics configuration, from the environment of a build. */

/** The settings of a Firebase web app, as its SDK takes them. */
export interface AnalyticsConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  readonly measurementId: string;
}

const VARIABLES: Readonly<Record<keyof AnalyticsConfiguration, string>> = {
  apiKey: 'PUBLIC_FIREBASE_API_KEY',
  authDomain: 'PUBLIC_FIREBASE_AUTH_DOMAIN',
  projectId: 'PUBLIC_FIREBASE_PROJECT_ID',
  appId: 'PUBLIC_FIREBASE_APP_ID',
  measurementId: 'PUBLIC_FIREBASE_MEASUREMENT_ID',
};

/** The required variables. */
export const ANALYTICS_VARIABLES: readonly string[] = Object.values(VARIABLES);

/**
 * The configuration; an empty variable counts as absent.
 * @returns undefined unless all of it is there
 */
export function analyticsConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): AnalyticsConfiguration | undefined {
  if (ANALYTICS_VARIABLES.some((name) => !environment[name])) return undefined;
  const valueOf = (setting: keyof AnalyticsConfiguration) => environment[VARIABLES[setting]] ?? '';
  return {
    apiKey: valueOf('apiKey'),
    authDomain: valueOf('authDomain'),
    projectId: valueOf('projectId'),
    appId: valueOf('appId'),
    measurementId: valueOf('measurementId'),
  };
}
