import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { findJava, javaMajor, javaRemedy, javaTooOld } from './java.ts';

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_402"', 8],
])('%s is release %i', (output, major) => {
  expect(javaMajor(output)).toBe(major);
});

test('other output has no release', () => {
  expect(javaMajor('bash: java: command not found')).toBeUndefined();
});

test('names the install command when Java is missing', async () => {
  await expect(findJava({ PATH: temporaryFolder() })).rejects.toMatchObject({
    message: expect.stringContaining('Java was not found'),
    remedy: javaRemedy(process.platform),
  });
});

test('names the required release when Java is too old', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'java'), `#!/bin/sh\necho 'java version "1.8.0_402"' >&2\n`, {
    mode: 0o755,
  });
  await expect(findJava({ PATH: `${folder}:/bin` })).rejects.toThrow('Java 8 is too old');
});

test('finds Java and its release', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'java'), `#!/bin/sh\necho 'openjdk version "21" 2023-09-19' >&2\n`, {
    mode: 0o755,
  });
  expect(await findJava({ PATH: `${folder}:/bin` })).toEqual({ command: 'java', release: 21 });
});

test('names the release that an emulator needs', () => {
  const output = `Error: LinkageError occurred while loading main class Emulator
\tjava.lang.UnsupportedClassVersionError: Emulator has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0`;
  const failure = javaTooOld(output);
  expect(failure?.message).toBe(
    'The Firestore emulator needs Java 21 or newer; this machine has Java 17.',
  );
  expect(failure?.remedy).toContain(javaRemedy(process.platform, 21));
  expect(javaTooOld('Usage: cloud-firestore-emulator [options]')).toBeUndefined();
});

test.each([
  ['linux', 'apt-get'],
  ['darwin', 'brew'],
  ['win32', 'winget'],
] as const)('on %s, %s installs Java', (platform, tool) => {
  expect(javaRemedy(platform)).toContain(tool);
});
