import { expect, test } from 'vitest';
import { Failure, firstLine, showFailure } from './failure.ts';

test('a failure is one message with its remedy, without a stack', () => {
  const shown = showFailure(new Failure('No Java.', 'Install it:\n  apt-get install java'));
  expect(shown).toBe('✗ No Java.\n  Install it:\n    apt-get install java');
});

test('a bug shows its stack', () => {
  expect(showFailure(new TypeError('boom'))).toMatch(/✗ TypeError: boom\n\s+at /);
});

test('the first line of any thrown value', () => {
  expect(firstLine(new Error('one\ntwo'))).toBe('one');
  expect(firstLine('plain')).toBe('plain');
});
