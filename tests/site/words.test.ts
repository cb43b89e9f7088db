/** Every built page is in plain words: text, title, descriptions and what is read out. */
import { expect, test } from 'vitest';
import { fileOf, pageAddresses, readSiteFile } from '../built-site.ts';
import { stringsOfPage } from '#fixtures/words/page-strings.ts';
import { PROGRAM_WORDS, REPLACED, replacedIn } from '#fixtures/words/replaced-words.ts';

/** A parcel comes with documents, and a database is named where the privacy policy says who keeps what. */
const WORDS = [
  ...REPLACED,
  ...PROGRAM_WORDS.filter(({ pattern }) => !pattern.test('documents') && !pattern.test('Firebase')),
];

test('finds the strings of a page', () => {
  const html =
    '<html><head><title>Rings</title><meta name="description" content="All rings"></head><body><p>From <b>₹210</b> a piece</p><img alt="A ring"><script>let word</script></body></html>';
  expect(stringsOfPage(html)).toEqual(['Rings', 'All rings', 'From ₹210 a piece', 'A ring']);
});

test('no page shows a word that is replaced', () => {
  // What hostile data say is not the shop's own words.
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
