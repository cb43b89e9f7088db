/** Patterns are translated to RE2, or rejected when it gives them another meaning. */
import { expect, test } from 'vitest';
import { literal, re2Of } from './re2.ts';

test.each([
  [/^[a-z]+$/, '[a-z]+'],
  [/^\d{6}$/, String.raw`\d{6}`],
  [/^a|b$/, '(?:a|b)'],
  [/^(?:a\/b)$/, '(?:a/b)'],
  [/^[\u0000-\u001f]$/, String.raw`[\x{0000}-\x{001f}]`],
  [/^[^\p{Cc}\u{1f600}]$/u, String.raw`[^\p{Cc}\x{1f600}]`],
  [/^[a[]$/, String.raw`[a\[]`],
  [/^[.^$]$/, '[.^$]'],
])('%s becomes %s', (pattern, expected) => {
  expect(re2Of(pattern)).toBe(expected);
});

test('adds white space that RE2 does not know', () => {
  expect(re2Of(/^\s$/)).toContain(String.raw`\p{Z}`);
  expect(re2Of(/^[^\s]$/)).toMatch(/^\[\^\\s\\v.*\]$/);
  expect(re2Of(/^\S$/)).toMatch(/^\[\^\\s\\v.*\]$/);
});

test.each([
  [/^(?!a)b$/, '(?!'],
  [/^(?=a)a$/, '(?='],
  [/^a(?<=a)$/, '(?<='],
  [/^(?<name>a)$/, '(?<'],
  [/^(a)\1$/, String.raw`\1`],
  [/^a\b$/, String.raw`\b`],
  [/^[\S]$/, String.raw`\S`],
  [/^.$/, 'a dot'],
  [/^a^$/, 'at the ends'],
  [/a$/, 'begin with ^'],
  [/^a/, 'end with $'],
  [/^a\$/, 'end with $'],
  [/^a$/i, 'the flag i'],
])('%s is rejected', (pattern, message) => {
  expect(() => re2Of(pattern)).toThrow(message);
});

test('a literal escapes quotes, backslashes and line ends', () => {
  expect(literal("it's \\d\n")).toBe(String.raw`'it\'s \\d\n'`);
});
