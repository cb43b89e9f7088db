/** `npm run build`: builds the static site into `dist`, from the local Firestore, the live shop or the demo shop. */
import { join } from 'node:path';
import { setUpLocal } from '#tooling/local/setup.ts';
import { chooseSource, showSource } from '#tooling/local/data-source.ts';
import { ROOT } from '#tooling/local/env.ts';
import { openShop } from '#tooling/local/open-shop.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import { buildSite, savePolicy } from '#tooling/local/site.ts';
import { readIntoSnapshot } from '#tooling/local/snapshot.ts';

async function main(stage: Stage): Promise<undefined> {
  const { progress } = stage;
  const { env, data } = setUpLocal();
  const source = await chooseSource(env, data);
  progress.note(showSource(source));
  const { connection, snapshot, source: origin } = await openShop(stage, env, data, source);
  if (connection) {
    const lines = await progress.step('Reading Firestore into the snapshot', (report) =>
      readIntoSnapshot(connection.firestore, origin, { file: snapshot, report }),
    );
    for (const line of lines) progress.note(`  ${line}`);
  }
  const policy = await progress.step('Building the site', (report) =>
    buildSite(stage, { snapshot, out: env.ASTRO_OUT, report }),
  );
  if (savePolicy(env, policy)) {
    progress.note('firebase.json has a new Content-Security-Policy: commit it with the change.');
  }
  progress.note(`The site is in ${env.ASTRO_OUT}.`);
  return undefined;
}

await runScript(main, { logDir: join(ROOT, '.data/logs') });
