import { describe, expect, it } from 'vitest';
import { tidyLine, tidyName, tidyText } from './tidy-text.ts';

describe('tidyLine', () => {
  it.each([
    ['  Ring\u00a0 band\t', 'Ring band'],
    ['KISS &amp; LOVE', 'KISS & LOVE'],
    ['d&#39;or', "d'or"],
    ['Ring\u0000band', 'Ring band'],
    ['&unknown; &lt;b&gt;', '&unknown; <b>'],
  ])('cleans %j', (text, tidy) => {
    expect(tidyLine(text)).toBe(tidy);
  });
});

it('keeps paragraphs separate', () => {
  expect(tidyText(' Round \r\n\r\n\r\n\r\n stone. ')).toBe('Round\n\nstone.');
});

it.each([
  [String.raw`Round.\nRed stone.\n\nLight.`, 'Round.\nRed stone.\n\nLight.'],
  ['Round.\r\\n\r\\nLight.', 'Round.\n\nLight.'],
  [String.raw`Folder C:\\new`, String.raw`Folder C:\\new`],
  [String.raw`Round <b>ring</b>.\n\nLight.\nShiny.`, 'Round ring.\n\nLight.\nShiny.'],
  [
    String.raw`<p>Round.</p>\n<ul>\n<li>Light</li>\n<li>Shiny</li>\n</ul>`,
    'Round.\n\nLight\nShiny',
  ],
])('reads %j with the line breaks of WooCommerce', (text, tidy) => {
  expect(tidyText(text)).toBe(tidy);
});

it('keeps a column name except for control characters', () => {
  expect(tidyName(' Weight\r\n(g)  &amp;\u009b ')).toBe('Weight (g)  &amp;');
});
