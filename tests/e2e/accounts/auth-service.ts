/** Failures of the sign-in service: calls to the emulator get the real service's error body. */
import type { Page, Request } from '@playwright/test';
import { AUTH_EMULATOR } from './customer.ts';

/** The console message of a refused response; tests that provoke one expect it. */
export const REFUSED = /400 for|403 for|status of 40[03]|net::ERR_FAILED|ERR_INTERNET/;

export type Call =
  'signInWithPassword' | 'signUp' | 'sendOobCode' | 'resetPassword' | 'update' | 'lookup';

const callTo = (call: Call): RegExp =>
  new RegExp(`^${AUTH_EMULATOR.replaceAll('.', '\\.')}/.*/v1/accounts:${call}\\b`);

const refusal = (message: string, status: number) => ({
  status,
  headers: { 'access-control-allow-origin': '*' },
  contentType: 'application/json',
  body: JSON.stringify({
    error: {
      code: status,
      message,
      errors: [{ message, domain: 'global', reason: 'invalid' }],
    },
  }),
});

/** Responds to each such call with the error `message`; `network` aborts it. */
export async function refuse(page: Page, call: Call, message: string): Promise<void> {
  await page.unroute(callTo(call));
  await page.route(callTo(call), async (route) => {
    if (message === 'network') await route.abort();
    else await route.fulfill(refusal(message, message.startsWith('API key') ? 403 : 400));
  });
}

export const obey = (page: Page, call: Call): Promise<void> => page.unroute(callTo(call));

/** Refuses to refresh the stored token. */
export async function refuseTokens(page: Page, message: string): Promise<void> {
  await page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill(refusal(message, 400)),
  );
}

/** Delays the responses of such calls until released. */
export async function delayCall(page: Page, call: Call): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  await page.route(callTo(call), async (route) => {
    await released;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** Delays the script that hydrates a form until released. */
export async function delayScript(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_astro\/actions\..*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Counts such calls from now on. */
export function countCalls(page: Page, call: Call): Request[] {
  const calls: Request[] = [];
  const isCall = callTo(call);
  page.on('request', (request) => {
    if (request.method() === 'POST' && isCall.test(request.url())) calls.push(request);
  });
  return calls;
}
