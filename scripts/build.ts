/** `npm run build`: builds the static site into `dist`, from the local Firestore, the live shop or the demo shop. */
import { join } from 'node:path';
import { setUpLocal } from '#tooling/local/setup.ts';
import type { DataFolder } from '#tooling/local/data-folder.ts';
import { chooseSource, showSource, type DataSource } from '#tooling/local/data-source.ts';
import { DEMO_PROJECT, ROOT, type Environment } from '#tooling/local/env.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import { provideFirestore } from '#tooling/local/services.ts';
import { provideDemoSnapshot } from '#tooling/local/shop-data.ts';
import { buildSite, savePolicy } from '#tooling/local/site.ts';
import { syncFromEmulator, syncFromProject, type Report } from '#tooling/local/snapshot.ts';

/** Fills the snapshot from `source` and returns its file. */
async function snapshotOf(
  stage: Stage,
  env: Environment,
  source: DataSource,
  data: DataFolder,
): Promise<string> {
  const read = async (
    file: string,
    sync: (report: Report) => Promise<string[]>,
  ): Promise<string> => {
    const lines = await stage.progress.step('Reading Firestore into the snapshot', sync);
    for (const line of lines) stage.progress.note(`  ${line}`);
    return file;
  };
  const local = (host: string): Promise<string> =>
    read(data.snapshot, (report) =>
      syncFromEmulator({ host, projectId: DEMO_PROJECT }, { file: data.snapshot, report }),
    );
  switch (source.kind) {
    case 'live': {
      const file = data.liveSnapshot(source.projectId);
      return await read(file, (report) => syncFromProject(source.projectId, { file, report }));
    }
    case 'emulator':
      return await local(source.host);
    case 'saved':
      return await local((await provideFirestore(stage, env, data)).host);
    case 'demo':
      return await provideDemoSnapshot(stage, data);
  }
}

async function main(stage: Stage): Promise<undefined> {
  const { progress } = stage;
  const { env, data } = setUpLocal();
  const source = await chooseSource(env, data);
  progress.note(showSource(source));
  const snapshot = await snapshotOf(stage, env, source, data);
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
