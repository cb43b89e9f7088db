/** The cache strategy and the limits for each kind of request. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import {
  ExpirationPlugin,
  type ExpirationPluginOptions,
} from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { CACHES, OFFLINE_PATH } from '#storefront/shared/model/offline-caches.ts';
import { orderListPath, searchPath } from '#core/paths.ts';
import { pagesOf, wholeAnswers } from './plugins.ts';
import type { RequestKind } from './request-kind.ts';

const DAY = 24 * 60 * 60;

/** All copies are from one site with one encoding, so the headers in `Vary` never differ. */
const matchOptions: CacheQueryOptions = { ignoreVary: true };

/** Least recently used entries are deleted first. */
const bounded = (options: ExpirationPluginOptions): WorkboxPlugin =>
  // Its types do not allow undefined callbacks.
  new ExpirationPlugin({ matchOptions, ...options }) as WorkboxPlugin;

/** Pages cached before a visit; never evicted by others. */
export const SHELL: readonly string[] = [OFFLINE_PATH, orderListPath(), searchPath()];

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  matchOptions,
  plugins: [
    bounded({ maxEntries: 100, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
    pagesOf(CACHES.pages),
  ],
});

const shell = new NetworkFirst({
  cacheName: CACHES.shell,
  matchOptions,
  plugins: [pagesOf(CACHES.shell)],
});

/** Enough for several versions, so that a page of an older one finds its lazily loaded files. */
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

/** Enough for two versions of every file of a large catalogue. */
const data = {
  cacheName: CACHES.data,
  matchOptions,
  plugins: [wholeAnswers, bounded({ maxEntries: 50 })],
};

export const catalogue = new NetworkFirst(data);

export const catalogueParts = new CacheFirst(data);

const OTHERS: Record<Exclude<RequestKind, 'page'>, Strategy> = {
  asset: assets,
  picture: pictures,
  catalogue,
  'catalogue-part': catalogueParts,
};

/** @param address absolute */
export function strategyFor(kind: RequestKind, address: string): Strategy {
  if (kind !== 'page') return OTHERS[kind];
  return SHELL.includes(new URL(address).pathname) ? shell : pages;
}
