/** Caches the pages that must open offline without a visit, with their resources, and a small catalogue. */
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { shopFrom } from '#core/listing/published-shop.ts';
import { CATALOGUE_DATA_PATH } from '#core/paths.ts';
import { fieldsOf } from '#core/unknown-json.ts';
import { CACHES, OFFLINE_PATH } from '#storefront/shared/model/offline-caches.ts';
import { isCacheablePage } from './plugins.ts';
import { scope } from './scope.ts';
import { assets, catalogue, catalogueParts, SHELL } from './strategies.ts';

/**
 * Written by the build: addresses of resources that pages need without naming them in their HTML, such as lazily
 * loaded scripts and fonts.
 */
declare const UNNAMED_FILES: readonly string[];

/** A larger catalogue is cached only as it is used, to save half a megabyte of traffic. */
const PRODUCTS_AT_MOST = 2_000;

/** Islands refer to their scripts and styles in custom attributes, so every quoted address is included. */
const ASSET = /"(\/_astro\/[^"?#]+)"/g;

/** Only some browsers support it, and TypeScript has no type for it. */
const savesData = (): boolean =>
  fieldsOf(Reflect.get(scope.navigator, 'connection'))?.['saveData'] === true;

/** A request with low priority, so that requests of pages come first. */
const lowPriority = (path: string): Request =>
  new Request(new URL(path, scope.location.origin), { priority: 'low' });

async function addAll(
  event: ExtendableEvent,
  strategy: Strategy,
  paths: readonly string[],
): Promise<void> {
  const all = paths.map((path) => strategy.handleAll({ event, request: lowPriority(path) }));
  await Promise.all(all.map(([response]) => response));
  // A full disk must not stop the installation, which every page would repeat.
  await Promise.allSettled(all.map(([, stored]) => stored));
}

/** Caches a page after its resources, so that no page is incomplete; a missing page is skipped. */
async function addPage(event: ExtendableEvent, path: string): Promise<void> {
  const response = await fetch(lowPriority(path), { cache: 'no-cache' });
  if (!isCacheablePage(response)) return;
  const html = await response.clone().text();
  const named = [...html.matchAll(ASSET)].map(([, address = '']) => address);
  await addAll(event, assets, [...new Set(named)]);
  const shell = await caches.open(CACHES.shell);
  await shell.put(path, response).catch(() => undefined);
}

async function addCatalogue(event: ExtendableEvent): Promise<void> {
  const response = await catalogue.handle({ event, request: lowPriority(CATALOGUE_DATA_PATH) });
  const shop = response.ok ? shopFrom(await response.json()) : undefined;
  if (shop === undefined || shop.products > PRODUCTS_AT_MOST) return;
  await addAll(event, catalogueParts, shop.slices);
}

/**
 * Caches the offline page and, unless data saving is on, the others and a small catalogue.
 * @throws when the network fails
 */
export async function cacheShell(event: ExtendableEvent): Promise<void> {
  await addPage(event, OFFLINE_PATH);
  if (savesData()) return;
  await addAll(event, assets, UNNAMED_FILES);
  await Promise.all(
    SHELL.filter((path) => path !== OFFLINE_PATH).map((path) => addPage(event, path)),
  );
  await addCatalogue(event);
}
