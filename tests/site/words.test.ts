/** Every built page is in plain English: text, title, descriptions and labels for screen readers. */
import { expect, test } from 'vitest';
import { fileOf, pageAddresses, readSiteFile } from '../built-site.ts';
import { stringsOfPage } from '#fixtures/words/page-strings.ts';
import { PROGRAM_WORDS, REPLACED, replacedIn } from '#fixtures/words/replaced-words.ts';

/** A parcel contains documents, and the privacy policy names databases. */
const WORDS = [
  ...REPLACED,
  ...PROGRAM_WORDS.filter(({ pattern }) => !pattern.test('documents') && !pattern.test('Firebase')),
];

test('collects the strings of a page', () => {
  const html =
    '<html><head><title>Rings</title><meta name="description" content="All rings"></head><body><p>From <b>₹210</b> a piece</p><img alt="A ring"><script>let word</script></body></html>';
  expect(stringsOfPage(html)).toEqual(['Rings', 'All rings', 'From ₹210 a piece', 'A ring']);
});

test('no page contains a replaced word', () => {
  // The texts of hostile products are not the shop's own.
  const addresses = pageAddresses().filter((address) => !/\/ZZ\d|hostile/.test(address));
  expect(addresses.length).toBeGreaterThan(300);
  const matches = new Map<string, string>();
  for (const address of addresses) {
    for (const text of stringsOfPage(readSiteFile(fileOf(address)))) {
      const replaced = replacedIn(text, WORDS);
      if (replaced.length > 0) matches.set(text, `${address}: ${text}  [${replaced.join('; ')}]`);
    }
  }
  expect([...matches.values()]).toEqual([]);
});
