/** App Check: proves to Firebase that a request comes from the shop’s own pages. Off unless a site key is configured. */
import type { FirebaseApp } from 'firebase/app';
import { startFirebase } from './firebase.ts';

declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_APP_CHECK_KEY?: string;
  }
}

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
 * @param key the site key
 */
export function whenAppChecked(key: string, load = start): Promise<void> {
  const app = startFirebase();
  if (app === undefined) return Promise.resolve();
  started ??= load(app, key).catch((error: unknown) => {
    // The next request loads it again.
    started = undefined;
    console.warn('App Check could not be started', error);
  });
  return started;
}
