/** `firestore.rules` and `storage.rules` say what the schemas and the bounds of pictures say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MADE, withGeneratedRegion } from './generated-region.ts';

const rules = readFileSync('firestore.rules', 'utf8');

test.each(Object.entries(MADE))('%s is up to date; if not, run: npm run rules', (file, make) => {
  const written = readFileSync(file, 'utf8');
  const isFresh = written === withGeneratedRegion(written, make);
  expect(isFresh, 'outdated: run npm run rules, and commit').toBe(true);
});

test('it fits into what Firestore takes', () => {
  expect(Buffer.byteLength(rules)).toBeLessThan(256 * 1024);
});

test('what stands outside the marks stays, and the marks must be there', () => {
  const marked = 'a\n  // ── Made from b ──\nOUT-OF-DATE\n  // ── End of what is made ──\nz\n';
  const generated = withGeneratedRegion(marked, () => 'function every() {\n}');
  expect(generated).toMatch(/^a\n {2}\/\/ ── Made from b ──\n\n {2}function every/);
  expect(generated).toMatch(/\n {2}}\n\n {2}\/\/ ── End of what is made ──\nz\n$/);
  expect(generated).not.toContain('OUT-OF-DATE');
  expect(() => withGeneratedRegion('service', () => '')).toThrow('lack the two lines');
});
