/** App Check: proves to Firebase that a request comes from the shop’s own pages. Off unless a site key is configured. */
import type { FirebaseApp } from 'firebase/app';
import { startFirebase } from './firebase.ts';

declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_APP_CHECK_KEY?: string;
  }
}

/** Replaced when the site is built, so that without a key the SDK is not part of it. */
const KEY = import.meta.env.PUBLIC_APP_CHECK_KEY;

async function start(app: FirebaseApp, key: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: true,
  });
}

let started: Promise<void> | undefined;

/**
 * Resolves when requests have a token, or when its script failed to load: the service decides whether it needs one.
 * Undefined without a site key.
 */
export function whenAppChecked(
  key = KEY,
  load = KEY ? start : undefined,
): Promise<void> | undefined {
  if (!key || load === undefined) return undefined;
  const app = startFirebase();
  started ??=
    app &&
    load(app, key).catch((error: unknown) => {
      // The next request loads it again.
      started = undefined;
      console.warn('App Check could not be started', error);
    });
  return started;
}
