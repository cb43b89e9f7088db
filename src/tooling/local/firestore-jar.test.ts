import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { findFirestoreJar } from './firestore-jar.ts';

function put(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

const COMPONENT = 'google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

test("starts Google Cloud's component with its main class", () => {
  const place = temporaryFolder();
  const file = put(join(place, COMPONENT));
  const jar = findFirestoreJar({ FIREBASE_EMULATORS_PATH: temporaryFolder() }, [place]);
  expect(jar?.javaArgs).toEqual([
    '-cp',
    file,
    'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    'start',
  ]);
});

test('uses the newest download of firebase-tools without the component', () => {
  const cache = temporaryFolder();
  put(join(cache, 'cloud-firestore-emulator-v1.9.0.jar'));
  const newest = put(join(cache, 'cloud-firestore-emulator-v1.22.0.jar'));
  const jar = findFirestoreJar({ FIREBASE_EMULATORS_PATH: cache }, [temporaryFolder()]);
  expect(jar?.javaArgs).toEqual(['-jar', newest]);
});

test('prefers the component to the download', () => {
  const place = temporaryFolder();
  const file = put(join(place, COMPONENT));
  const cache = temporaryFolder();
  put(join(cache, 'cloud-firestore-emulator-v1.22.0.jar'));
  expect(findFirestoreJar({ FIREBASE_EMULATORS_PATH: cache }, [place])?.file).toBe(file);
});

test('returns undefined on a machine without an emulator', () => {
  expect(
    findFirestoreJar({ FIREBASE_EMULATORS_PATH: temporaryFolder() }, [temporaryFolder()]),
  ).toBeUndefined();
});

test('rejects a named jar that does not exist, with its path', () => {
  expect(() => findFirestoreJar({ FIRESTORE_EMULATOR_JAR: '/nowhere/emulator.jar' }, [])).toThrow(
    'FIRESTORE_EMULATOR_JAR is /nowhere/emulator.jar',
  );
});
