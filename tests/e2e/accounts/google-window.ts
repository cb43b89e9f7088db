/**
 * Google's sign-in window. The SDK and the local Auth's own pages both need one script of Google's, which passes
 * messages between a page and the frame of the service: a stand-in does that here, and everything else is real.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { AUTH_EMULATOR } from './customer.ts';

const GAPI_ORIGIN = 'https://apis.google.com';

/** The part of `gapi.iframes` that is used: a frame is opened, named messages go both ways and are answered. */
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
        // The SDK throws after each answer about storage, and relies on Google's script to keep quiet about it.
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

/** What pages may reach besides, in tests of this window. */
export const GOOGLE_REACHES: readonly string[] = [GAPI_ORIGIN];

/** Lets pages of `context` use the window; whatever its own page would fetch from elsewhere is kept away. */
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

/** Has the window come back with `code` at once, in the way that the service reports what went wrong there. */
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

/** How the page has opened windows: address and features. To be called before the page is visited. */
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
