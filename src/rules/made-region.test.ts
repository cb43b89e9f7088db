/** `firestore.rules` says what the schemas say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withMadeRegion } from './made-region.ts';

const rules = readFileSync('firestore.rules', 'utf8');

test('firestore.rules is up to date; if not, run: npm run rules', () => {
  expect(rules === withMadeRegion(rules), 'outdated: run npm run rules, and commit').toBe(true);
});

test('it fits into what Firestore takes', () => {
  expect(Buffer.byteLength(rules)).toBeLessThan(256 * 1024);
});

test('what stands outside the marks stays, and the marks must be there', () => {
  const marked = 'a\n  // ── Made from b ──\nOUT-OF-DATE\n  // ── End of what is made ──\nz\n';
  const made = withMadeRegion(marked);
  expect(made).toMatch(/^a\n {2}\/\/ ── Made from b ──\n\n {2}function every/);
  expect(made).toMatch(/\n {2}}\n\n {2}\/\/ ── End of what is made ──\nz\n$/);
  expect(made).not.toContain('OUT-OF-DATE');
  expect(() => withMadeRegion('service')).toThrow('lacks the two lines');
});
