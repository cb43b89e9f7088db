import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function recorder(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 40, write: (text: string) => written.push(text), written };
}

test('a plain terminal gets a line when a step begins and one when it ends', async () => {
  const terminal = recorder(false);
  const result = await createProgress(terminal).step('Building', (say) => {
    say('12 pages');
    return Promise.resolve(7);
  });
  expect(result).toBe(7);
  expect(terminal.written[0]).toBe('• Building\n');
  expect(terminal.written[1]).toMatch(/^✓ Building: 12 pages \(\d\.\d s\)\n$/);
});

test('a step that fails is marked, and its error passes through', async () => {
  const terminal = recorder(false);
  const failing = createProgress(terminal).step('Building', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(terminal.written.at(-1)).toMatch(/^✗ Building/);
});

test('a step whose result is no success is marked, and gives its result', async () => {
  const terminal = recorder(false);
  const step = createProgress(terminal).step(
    'Testing',
    () => Promise.resolve(3),
    (failures) => failures === 0,
  );
  expect(await step).toBe(3);
  expect(terminal.written.at(-1)).toMatch(/^✗ Testing/);
});

test('a terminal gets one moving line that never outgrows its width', async () => {
  const terminal = recorder(true);
  const progress = createProgress(terminal);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const write = terminal.write;
  terminal.write = (text) => {
    if (text.includes('x'.repeat(20))) resolve(undefined);
    return write(text);
  };
  await progress.step('x'.repeat(200), () => promise);
  const moving = terminal.written.find((text) => text.startsWith('\r\u001b[K') && text.length > 10);
  expect(moving?.replace('\r\u001b[K', '').length).toBeLessThan(40);
});

test('after the end, an abandoned step says nothing more', async () => {
  const terminal = recorder(false);
  const progress = createProgress(terminal);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const step = progress.step('Building', () => promise);
  progress.end();
  const before = terminal.written.length;
  resolve(undefined);
  await step;
  expect(terminal.written.length).toBe(before);
});
