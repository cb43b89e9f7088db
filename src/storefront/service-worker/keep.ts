/** Keeps things that no page has asked for yet. */
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { scope } from './scope.ts';

/** A request that nobody waits for: whatever a page asks for meanwhile comes first. */
export const lowPriority = (address: string): Request =>
  new Request(new URL(address, scope.location.origin), { priority: 'low' });

export interface Kept {
  response: Response;
  /** Whether it lies in the cache now; false: the server has no such thing, or the disk is full. */
  kept: boolean;
}

/**
 * Lets a strategy fetch and keep something.
 * @param address whole, or from the site's root
 * @throws when the network fails and nothing was kept before
 */
export async function keep(
  event: ExtendableEvent,
  strategy: Strategy,
  address: string,
): Promise<Kept> {
  const [answer, done] = strategy.handleAll({ event, request: lowPriority(address) });
  const stored = done.then(
    () => true,
    () => false,
  );
  const response = await answer;
  return { response, kept: response.ok && (await stored) };
}

/** The same for many at once. @returns whether all of them are kept */
export async function keepAll(
  event: ExtendableEvent,
  strategy: Strategy,
  addresses: readonly string[],
): Promise<boolean> {
  const all = await Promise.all(addresses.map((address) => keep(event, strategy, address)));
  return all.every(({ kept }) => kept);
}
