import { expect, test } from 'vitest';
import { Failure, firstLine, showFailure } from './failure.ts';

test('a failure is one message with its remedy, and no stack', () => {
  const shown = showFailure(new Failure('No Java.', 'Install it:\n  apt-get install java'));
  expect(shown).toBe('✗ No Java.\n  Install it:\n    apt-get install java');
});

test('a bug shows where it happened', () => {
  expect(showFailure(new TypeError('boom'))).toMatch(/✗ TypeError: boom\n\s+at /);
});

test('the first line of whatever was thrown', () => {
  expect(firstLine(new Error('one\ntwo'))).toBe('one');
  expect(firstLine('plain')).toBe('plain');
});
