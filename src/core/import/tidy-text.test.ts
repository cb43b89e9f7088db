import { describe, expect, it } from 'vitest';
import { tidyLine, tidyName, tidyText } from './tidy-text.ts';

describe('tidyLine', () => {
  it.each([
    ['  Ring\u00a0 band\t', 'Ring band'],
    ['KISS &amp; LOVE', 'KISS & LOVE'],
    ['d&#39;or', "d'or"],
    ['Ring\u0000band', 'Ring band'],
    ['&unknown; &lt;b&gt;', '&unknown; <b>'],
  ])('tidies %j', (text, tidy) => {
    expect(tidyLine(text)).toBe(tidy);
  });
});

it('keeps paragraphs of text apart', () => {
  expect(tidyText(' Round \r\n\r\n\r\n\r\n stone. ')).toBe('Round\n\nstone.');
});

it('keeps the name of a column but for its control characters', () => {
  expect(tidyName(' Weight\r\n(g)  &amp;\u009b ')).toBe('Weight (g)  &amp;');
});
