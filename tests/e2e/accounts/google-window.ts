/**
 * Google's sign-in popup. The SDK and the pages of the Auth emulator need a Google script that passes messages
 * between a page and a frame. A stub replaces this script; everything else is real.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { AUTH_EMULATOR } from './customer.ts';

const GAPI_ORIGIN = 'https://apis.google.com';

/** The part of `gapi.iframes` that is used: opens a frame and exchanges named messages with responses. */
const GAPI = `(() => {
  const channelTo = (other) => {
    const handlers = new Map();
    const early = [];
    const waiting = new Map();
    let sent = 0;
    const answer = async ({ id, name, message }) => {
      const reply = await handlers.get(name)(message);
      other().postMessage({ gapi: 'answer', id, reply }, '*');
    };
    addEventListener('message', ({ source, data }) => {
      if (source !== other()) return;
      if (data?.gapi === 'answer') {
        // The SDK throws after each storage response and relies on Google's script to ignore it.
        try {
          waiting.get(data.id)?.([data.reply]);
        } catch {}
      }
      if (data?.gapi !== 'call') return;
      if (handlers.has(data.name)) void answer(data);
      else early.push(data);
    });
    return {
      register(name, handler) {
        handlers.set(name, handler);
        early.filter((call) => call.name === name).forEach(answer);
      },
      send(name, message, onAnswer) {
        sent += 1;
        waiting.set(sent, onAnswer);
        other().postMessage({ gapi: 'call', id: sent, name, message }, '*');
      },
      restyle: () => Promise.resolve(),
      ping: () => Promise.resolve(),
    };
  };
  const open = ({ where, url, attributes: { style, ...attributes } }, onOpen) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
      Object.assign(frame.style, style);
      frame.src = url;
      const channel = channelTo(() => frame.contentWindow);
      frame.addEventListener('load', () => resolve(onOpen(channel)), { once: true });
      where.append(frame);
    });
  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => ({ open, getParentIframe: () => channelTo(() => parent) }),
    },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[onload]();
})();`;

/** Other origins that pages may request in tests of this popup. */
export const GOOGLE_REACHES: readonly string[] = [GAPI_ORIGIN];

/** Enables the popup for pages of `context`; requests of its page to other hosts are blocked. */
export async function allowGoogleWindow(context: BrowserContext): Promise<void> {
  const { hostname } = new URL(AUTH_EMULATOR);
  await context.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== hostname,
    (route) => route.abort(),
  );
  await context.route(`${GAPI_ORIGIN}/js/api.js*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GAPI }),
  );
}

/** Makes the popup return the error `code`, as the service reports it. */
export async function failWindow(context: BrowserContext, code: string): Promise<void> {
  const script = `
    const asked = new URLSearchParams(location.search);
    const error = { code: 'auth/${code}', message: 'Provoked.' };
    const authEvent = { type: asked.get('authType'), eventId: asked.get('eventId'), error };
    const data = { authEvent, storageKey: asked.get('apiKey') + ':' + asked.get('appName') };
    for (let index = 0; index < opener.length; index += 1)
      opener[index].postMessage({ eventType: 'sendAuthEvent', data }, '*');`;
  await context.unroute('**/emulator/auth/handler*');
  await context.route('**/emulator/auth/handler*', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` }),
  );
}

/** Records the address and features of each window that the page opens. Call it before the page is loaded. */
export async function noteWindows(page: Page): Promise<() => Promise<[string, string][]>> {
  await page.addInitScript(() => {
    const opened: [string, string][] = [];
    const open = window.open.bind(window);
    Object.assign(window, {
      opened,
      open: (url: string, target: string, features: string) => {
        opened.push([url, features]);
        return open(url, target, features);
      },
    });
  });
  return () => page.evaluate<[string, string][]>('window.opened');
}
