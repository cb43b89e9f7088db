/** When the identity token is asked for anew while a page is open: before it expires, and after a failure ever later. */

/** Before its expiry, ms. */
const AHEAD = 5 * 60_000;
/** After the first failure, doubled by each that follows, ms. */
const FIRST_RETRY = 30_000;
const LAST_RETRY = 960_000;

/**
 * How long to wait, ms.
 * @param expiresAt of the present token, ms since 1970 @param failures in a row
 */
export function refreshDelay(expiresAt: number, now: number, failures: number): number {
  if (failures > 0) return Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (failures - 1));
  // A clock that is fast would otherwise ask without end; what expires meanwhile, the service renews when it is used.
  return Math.max(FIRST_RETRY, expiresAt - AHEAD - now);
}
