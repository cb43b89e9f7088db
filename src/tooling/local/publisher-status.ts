/** Checks whether everything is live. */
import { isBehind } from '#site/publish/is-behind.ts';
import type { Environment } from './env.ts';
import { Failure } from './failure.ts';
import type { Shop } from './open-shop.ts';
import type { Stage } from './script.ts';

/**
 * Prints and returns whether the latest changes are live.
 * @throws Failure when there is no live shop
 */
export async function checkLiveSite(stage: Stage, env: Environment, shop: Shop): Promise<boolean> {
  if (env.SITE_URL === undefined || shop.connection === undefined) {
    throw new Failure(
      'No live shop is configured.',
      'Set FIREBASE_PROJECT and SITE_URL; see .env.example.',
    );
  }
  const behind = await isBehind(shop.connection.firestore, env.SITE_URL);
  stage.progress.note(behind ?? 'All changes are live.');
  return behind === undefined;
}
