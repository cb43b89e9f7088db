/** How each kind of request is answered, and how much is kept of it. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import {
  ExpirationPlugin,
  type ExpirationPluginOptions,
} from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { CACHES, OFFLINE_PATH } from '#storefront/shared/model/kept-offline.ts';
import { orderListPath, searchPath } from '#core/paths.ts';
import { newestVersionOnly, pagesOf, wholeAnswers } from './plugins.ts';
import type { RequestKind } from './request-kind.ts';

const DAY = 24 * 60 * 60;

/** All copies are of one site and one encoding: what `Vary` names never differs. */
const matchOptions: CacheQueryOptions = { ignoreVary: true };

/** What was not used for longest goes first. */
const bounded = (options: ExpirationPluginOptions): WorkboxPlugin =>
  // Its type says of callbacks that it lacks that they may be undefined.
  new ExpirationPlugin({ matchOptions, ...options }) as WorkboxPlugin;

/** Pages kept before anybody visits them; never crowded out by others. */
export const SHELL: readonly string[] = [OFFLINE_PATH, orderListPath(), searchPath()];

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  matchOptions,
  plugins: [
    bounded({ maxEntries: 100, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
    pagesOf(CACHES.pages),
  ],
});

export const shell = new NetworkFirst({
  cacheName: CACHES.shell,
  matchOptions,
  plugins: [pagesOf(CACHES.shell)],
});

/** Several versions' worth, so that a page of an older one still finds what it loads late. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions,
  plugins: [wholeAnswers, bounded({ maxEntries: 250 })],
});

const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [
    wholeAnswers,
    bounded({ maxEntries: 400, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
  ],
});

export const catalogue = new NetworkFirst({
  cacheName: CACHES.data,
  matchOptions,
  plugins: [wholeAnswers, newestVersionOnly],
});

export const catalogueParts = new CacheFirst({
  cacheName: CACHES.data,
  matchOptions,
  plugins: [wholeAnswers, newestVersionOnly],
});

const OTHERS: Record<Exclude<RequestKind, 'page'>, Strategy> = {
  asset: assets,
  picture: pictures,
  catalogue,
  'catalogue-part': catalogueParts,
};

/** @param address of the request, whole */
export function strategyFor(kind: RequestKind, address: string): Strategy {
  if (kind !== 'page') return OTHERS[kind];
  return SHELL.includes(new URL(address).pathname) ? shell : pages;
}
