/** Structured data cannot break out of its script element. */
import { describe, expect, it } from 'vitest';
import { jsonLdGraph, jsonLdText } from './json-ld.ts';

describe('jsonLdText', () => {
  it.each([
    'Ring </script><script>alert(1)</script>',
    'Ring <!--<script>',
    'Band "Rani" \'size 12\' \\ & more',
    'two\u2028lines\u2029here',
  ])('escapes %j without changing it', (name) => {
    const data = jsonLdGraph({ '@type': 'Product', name });
    const text = jsonLdText(data);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(data);
  });

  it('writes < as \\u003c', () => {
    expect(jsonLdText(jsonLdGraph({ '@type': 'Thing', name: '<' }))).toContain('"\\u003c"');
  });
});
