import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { findJava, javaMajor, javaRemedy } from './java.ts';

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

test.each([
  ['linux', 'apt-get'],
  ['darwin', 'brew'],
  ['win32', 'winget'],
] as const)('on %s, %s installs Java', (platform, tool) => {
  expect(javaRemedy(platform)).toContain(tool);
});
