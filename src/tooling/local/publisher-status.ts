/** Questions about a publisher that need no publish: why a route was rendered, and whether everything is live. */
import { isBehind } from '#site/publish/is-behind.ts';
import { readRouteExplanation } from '#site/publish/state-file.ts';
import type { Environment } from './env.ts';
import { Failure } from './failure.ts';
import type { Shop } from './open-shop.ts';
import { publisherFolder } from './publisher.ts';
import type { Stage } from './script.ts';

/**
 * Prints why a route was last rendered, and what it depends on.
 * @throws Failure when there is no such route
 */
export function printRouteExplanation(stage: Stage, env: Environment, route: string): void {
  const path = `/${route.replaceAll(/^\/+|\/+$/g, '')}`;
  const explanation = readRouteExplanation(publisherFolder(env), path);
  if (explanation === undefined) {
    throw new Failure(
      `The publisher has no route ${path}.`,
      'Enter a path such as /products/2. If nothing has been published yet, publish first.',
    );
  }
  stage.progress.note(`${path} (${explanation.family}) was last rendered: ${explanation.reason}.`);
  stage.progress.note('It is rendered again when the result of one of these queries changes:');
  for (const { text, keys } of explanation.queries) {
    stage.progress.note(
      `  ${text}  ← ${keys.length > 8 ? `${keys.length} keys` : keys.join(', ')}`,
    );
  }
}

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
