import { stripVTControlCharacters } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { createProgress } from './progress.ts';

beforeEach(() => vi.stubEnv('CI', undefined));

/** Standard output or a terminal, whose text is recorded instead of shown. */
function recorder(isTTY: boolean) {
  const written: string[] = [];
  const stream: NodeJS.WriteStream = Object.create(process.stdout, {
    isTTY: { value: isTTY },
    columns: { value: 40 },
    write: {
      value: (text: string) => written.push(stripVTControlCharacters(text)) > 0,
      writable: true,
    },
    cursorTo: { value: () => true },
    moveCursor: { value: () => true },
    clearLine: { value: () => true },
  });
  return { progress: createProgress(stream), written };
}

test('without a terminal, a step prints a line at its start and at its end', async () => {
  const { progress, written } = recorder(false);
  const result = await progress.step('Building', (report) => {
    report('12 pages');
    return Promise.resolve(7);
  });
  expect(result).toBe(7);
  expect(written).toEqual([
    '• Building\n',
    expect.stringMatching(/^✓ Building: 12 pages \(\d\.\d s\)\n$/),
  ]);
});

test('marks a failed step and passes its error on', async () => {
  const { progress, written } = recorder(false);
  const failing = progress.step('Building', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(written.at(-1)).toMatch(/^✗ Building/);
});

test('marks a step with an unsuccessful result and returns the result', async () => {
  const { progress, written } = recorder(false);
  const step = progress.step(
    'Testing',
    () => Promise.resolve(3),
    (failures) => failures === 0,
  );
  expect(await step).toBe(3);
  expect(written.at(-1)).toMatch(/^✗ Testing/);
});

test('a terminal shows all running steps on one line, and notes on lines of their own', async () => {
  const { progress, written } = recorder(true);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const steps = Promise.all([
    progress.step('Building', () => promise),
    progress.step('Testing', (report) => {
      report('3 files');
      return promise;
    }),
  ]);
  await vi.waitFor(() => expect(written.join('')).toContain('Building · Testing: 3 files'));
  progress.note('a note');
  resolve(undefined);
  await steps;
  expect(written).toContain('a note\n');
  expect(written.join('')).toMatch(/✓ Building \(\d\.\d s\)\n/);
});

test('an abandoned step prints nothing after the end', async () => {
  const { progress, written } = recorder(false);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const step = progress.step('Building', () => promise);
  progress.end();
  const before = written.length;
  resolve(undefined);
  await step;
  expect(written).toHaveLength(before);
});
