import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const SMALL_LIST = join(import.meta.dirname, 'fixtures/supplier-small.csv');
const SMALL_MAP = join(import.meta.dirname, 'fixtures/supplier-small.json');

/** Nothing listens on port 1, so nothing can be written. */
const NOWHERE = '127.0.0.1:1';

const folder = temporaryFolder();

/** Runs the script like `npm run import`. */
async function run(...args: string[]) {
  const { exitCode, stdout, stderr } = await execa(
    process.execPath,
    ['scripts/import.ts', ...args],
    {
      cwd: ROOT,
      env: { FIRESTORE_EMULATOR_HOST: NOWHERE },
      reject: false,
    },
  );
  return { code: exitCode, out: stdout, err: stderr };
}

async function runOn(content: string | Uint8Array) {
  const file = join(folder, 'list.csv');
  await writeFile(file, content);
  return run(file, '--map', SMALL_MAP);
}

describe('an invalid file is reported in one line', () => {
  const [header = ''] = readFileSync(SMALL_LIST, 'utf8').slice(1).split('\r\n');

  it.each([
    ['empty', '', 'list.csv is empty'],
    [
      'without header',
      'RG101,Band ring,3.2\nRG102,Other ring,3.3\n',
      'The first row isn’t the expected header.',
    ],
    [
      'without some columns',
      'Item No,Name\nRG101,Band ring\n',
      'The file has no columns "Notes", "Weight"',
    ],
    ['in another encoding', Uint8Array.of(0x61, 0x2c, 0xe9, 0x0a), 'Line 1 is not utf-8'],
    [
      'with an unclosed quote',
      `"${header}\nRG101,Band ring\n`,
      'Row 1 has a quote (") that is not closed',
    ],
    [
      'with 10 MB in one cell',
      `${header}\n${'x'.repeat(10 * 1024 * 1024)}`,
      'Row 2, cell 1 has 10485760 characters; the limit is 100000',
    ],
  ])('%s', async (_, content, line) => {
    const { code, err } = await runOn(content);
    expect(code).toBe(1);
    expect(err.split('\n')).toHaveLength(1);
    expect(err).toContain(line);
  });

  it('missing', async () => {
    const { code, err } = await run(join(folder, 'none.csv'), '--map', SMALL_MAP);
    expect([code, err]).toEqual([1, `✗ There is no file at ${join(folder, 'none.csv')}.`]);
  });
});

describe('the command', () => {
  it('runs dry without a Firestore, and writes a file of refused rows', async () => {
    const errors = join(folder, 'refused.csv');
    const { code, out } = await run(
      SMALL_LIST,
      '--map',
      SMALL_MAP,
      '--dry-run',
      '--errors',
      errors,
    );
    expect(code).toBe(0);
    expect(out).toContain('8 new, 0 changed, 0 unchanged, 16 refused');
    expect(out).toContain('Dry run: nothing was written.');
    const refused = await readFile(errors, 'utf8');
    expect(refused.startsWith('\uFEFFimport row,import problem,Item No,')).toBe(true);
    expect(refused.trimEnd().split('\r\n')).toHaveLength(1 + 16);
  });

  it('does not import without a Firestore, and explains how to get one', async () => {
    const { code, err } = await run(SMALL_LIST, '--map', SMALL_MAP);
    expect(code).toBe(1);
    expect(err).toContain(
      `FIRESTORE_EMULATOR_HOST is ${NOWHERE}, but no Firestore emulator responds there`,
    );
    expect(err).toContain('Start it, or unset the variable to start one automatically.');
  });

  it('reads only the first rows with --limit', async () => {
    const { out } = await run(SMALL_LIST, '--map', SMALL_MAP, '--dry-run', '--limit', '3');
    expect(out).toContain('3 rows read\n  3 new');
  });

  it.each([
    [[], 'No file given.'],
    [['list.csv'], 'No mapping given.'],
    [
      ['list.csv', '--map', 'map.json', '--limit', 'few'],
      '--limit takes a number of rows, not "few".',
    ],
  ])('prints its usage for %j', async (args, message) => {
    const { code, err } = await run(...args);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).toContain('npm run import -- FILE.csv --map MAP.json');
  });
});
