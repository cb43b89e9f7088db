/** Caches resources that no page has requested yet. */
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { scope } from './scope.ts';

/** A request with low priority, so that requests of pages come first. */
export const lowPriority = (address: string): Request =>
  new Request(new URL(address, scope.location.origin), { priority: 'low' });

export interface CacheResult {
  response: Response;
  /** Whether it is cached now; false if the server does not have it, or the disk is full. */
  isCached: boolean;
}

/**
 * Fetches and caches a resource with a strategy.
 * @param address absolute, or from the site root
 * @throws when the network fails and nothing is cached
 */
export async function addToCache(
  event: ExtendableEvent,
  strategy: Strategy,
  address: string,
): Promise<CacheResult> {
  const [answer, done] = strategy.handleAll({ event, request: lowPriority(address) });
  const stored = done.then(
    () => true,
    () => false,
  );
  const response = await answer;
  return { response, isCached: response.ok && (await stored) };
}

/** The same for several addresses. @returns whether all are cached */
export async function addAllToCache(
  event: ExtendableEvent,
  strategy: Strategy,
  addresses: readonly string[],
): Promise<boolean> {
  const all = await Promise.all(addresses.map((address) => addToCache(event, strategy, address)));
  return all.every(({ isCached }) => isCached);
}
