/** `firestore.rules` and `storage.rules` agree with the schemas and the limits of pictures. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MADE, withGeneratedRegion } from './generated-region.ts';

const rules = readFileSync('firestore.rules', 'utf8');

test.each(Object.entries(MADE))('%s is up to date; if not, run: npm run rules', (file, make) => {
  const written = readFileSync(file, 'utf8');
  const isFresh = written === withGeneratedRegion(written, make);
  expect(isFresh, 'outdated: run npm run rules, and commit').toBe(true);
});

test("is within Firestore's size limit", () => {
  expect(Buffer.byteLength(rules)).toBeLessThan(256 * 1024);
});

test('keeps the text outside the markers, and requires them', () => {
  const marked =
    'a\n  // ── Generated from b ──\nOUT-OF-DATE\n  // ── End of the generated part ──\nz\n';
  const generated = withGeneratedRegion(marked, () => 'function every() {\n}');
  expect(generated).toMatch(/^a\n {2}\/\/ ── Generated from b ──\n\n {2}function every/);
  expect(generated).toMatch(/\n {2}}\n\n {2}\/\/ ── End of the generated part ──\nz\n$/);
  expect(generated).not.toContain('OUT-OF-DATE');
  expect(() => withGeneratedRegion('service', () => '')).toThrow('two lines that mark');
});
