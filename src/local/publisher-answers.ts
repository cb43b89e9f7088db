/** What can be asked of a publisher without publishing: why a route was rendered, and whether all is live. */
import { isBehind } from '#publish/is-behind.ts';
import { storyOf } from '#publish/publisher.ts';
import type { Environment } from './env.ts';
import { Failure } from './failure.ts';
import type { Shop } from './open-shop.ts';
import { publisherFolder } from './publisher.ts';
import type { Stage } from './script.ts';

/**
 * Prints why a route was last rendered, and what it depends on.
 * @throws Failure when there is no such route
 */
export function explainRoute(stage: Stage, env: Environment, given: string): void {
  const path = `/${given.replaceAll(/^\/+|\/+$/g, '')}`;
  const story = storyOf(publisherFolder(env), path);
  if (story === undefined) {
    throw new Failure(
      `The publisher knows no route ${path}.`,
      'Give its path as in the address, like /products/2; publish first when there was no publish yet.',
    );
  }
  stage.progress.note(`${path} (${story.family}) was last rendered: ${story.reason}.`);
  stage.progress.note('It is rendered again when one of these is answered otherwise:');
  for (const { text, keys } of story.questions) {
    stage.progress.note(
      `  ${text}  ← ${keys.length > 8 ? `${keys.length} keys` : keys.join(', ')}`,
    );
  }
}

/**
 * Prints whether what was changed is live, and gives the answer.
 * @throws Failure when there is no live shop
 */
export async function checkLive(stage: Stage, env: Environment, shop: Shop): Promise<boolean> {
  if (env.SITE_URL === undefined || shop.connection === undefined) {
    throw new Failure(
      'There is no live shop to look at.',
      'Set FIREBASE_PROJECT and SITE_URL; .env.example tells how.',
    );
  }
  const behind = await isBehind(shop.connection.firestore, env.SITE_URL);
  stage.progress.note(behind ?? 'What was changed is live.');
  return behind === undefined;
}
