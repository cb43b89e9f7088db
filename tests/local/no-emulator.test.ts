/** A machine without the Firestore emulator and without network to get it from. */
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { downloadFirestoreJar } from '#tooling/local/firestore-jar.ts';
import { freePort } from '#tooling/local/ports.ts';
import { createChildren } from '#tooling/local/processes.ts';

const folder = temporaryFolder();
const children = createChildren(join(folder, 'logs'));

afterAll(() => children.stopAll());

test('one message names the two ways to get it', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    PATH: folder,
    FIREBASE_EMULATORS_PATH: join(folder, 'cache'),
    HTTPS_PROXY: nowhere,
    HTTP_PROXY: nowhere,
  };
  await expect(downloadFirestoreJar(children, env, [])).rejects.toMatchObject({
    message: expect.stringContaining('could not be downloaded'),
    remedy: expect.stringMatching(
      /npx firebase setup:emulators:firestore[\s\S]*google-cloud-cli-firestore-emulator/,
    ),
  });
});
