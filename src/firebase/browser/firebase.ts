/** Initialises the Firebase SDK in a browser and notifies waiting code. */
import { initializeApp, type FirebaseApp } from 'firebase/app';
import { firebaseSettings } from '#core/firebase-settings.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';

/** The window event for readiness. */
export const READY_EVENT = 'firebase-ready';

/** How long pages wait for it, ms. */
const READY_WAIT = 5_000;

let app: FirebaseApp | undefined;

/**
 * Starts it, once, and announces it. Configuration errors are logged to the console, and it
 * stays not ready; without a window nothing happens.
 */
export function startFirebase(
  variables: Readonly<Record<string, string | undefined>> = FIREBASE_VARIABLES,
): FirebaseApp | undefined {
  if (app !== undefined || typeof window === 'undefined') return app;
  const config = firebaseSettings(variables);
  if ('missing' in config) {
    console.error('Missing config keys', config.missing);
    return undefined;
  }
  try {
    app = initializeApp({ ...config.settings });
  } catch (error) {
    console.error('Firebase init failed', error);
    return undefined;
  }
  window.dispatchEvent(new Event(READY_EVENT));
  return app;
}

/** Resolves to true when it is ready, to false after the timeout. */
export function whenFirebaseReady(): Promise<boolean> {
  if (typeof window === 'undefined') return Promise.resolve(false);
  if (app !== undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (ready: boolean) => {
      clearTimeout(timer);
      window.removeEventListener(READY_EVENT, onReady);
      resolve(ready);
    };
    const onReady = () => settle(true);
    const timer = setTimeout(() => settle(false), READY_WAIT);
    window.addEventListener(READY_EVENT, onReady);
  });
}
