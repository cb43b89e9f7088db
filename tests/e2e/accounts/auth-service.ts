/** The sign-in service as it answers when it refuses: the emulator's call is answered with the real service's body. */
import type { Page, Request } from '@playwright/test';
import { AUTH_EMULATOR } from './customer.ts';

/** What a page says in the console of an answer that refuses; tests that provoke one expect it. */
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

/** Answers every such call as the service would, with `message`; `network` breaks the line instead. */
export async function refuse(page: Page, call: Call, message: string): Promise<void> {
  await page.unroute(callTo(call));
  await page.route(callTo(call), async (route) => {
    if (message === 'network') await route.abort();
    else await route.fulfill(refusal(message, message.startsWith('API key') ? 403 : 400));
  });
}

export const obey = (page: Page, call: Call): Promise<void> => page.unroute(callTo(call));

/** Refuses to give a new token for the one that was kept. */
export async function refuseTokens(page: Page, message: string): Promise<void> {
  await page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill(refusal(message, 400)),
  );
}

/** Holds back the answers to such calls until it is told to let go. */
export async function holdBack(page: Page, call: Call): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<undefined>();
  await page.route(callTo(call), async (route) => {
    await held;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** Holds back the script that brings a form to life until it is told to let go. */
export async function holdScript(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/_astro\/start\..*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
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
