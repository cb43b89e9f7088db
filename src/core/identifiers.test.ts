import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slug as slugSchema } from '#schema/fields.ts';
import { skuOf, slugOf } from './identifiers.ts';

describe('slugOf', () => {
  it.each([
    ["Boucles d'oreilles dorées", 'boucles-d-oreilles-dorees'],
    ['Cœur & Étoile – nº 5', 'coeur-etoile-no-5'],
    ['  Straße Ø  ', 'strasse-o'],
    ['चाँदी की पायल', ''],
  ])('makes a slug from %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('cuts a long title at a word', () => {
    const slug = slugOf('silver '.repeat(30));
    expect(slug.length).toBeLessThanOrEqual(96);
    expect(slug.endsWith('-silver')).toBe(true);
  });

  it('returns a valid slug or an empty text for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const slug = slugOf(title);
        return slug === '' || slugSchema.safeParse(slug).success;
      }),
    );
  });
});

describe('skuOf', () => {
  it.each([
    ['rg 101/a', 'RG-101-A'],
    [' é_12. ', 'E-12'],
    ['SKUE46513', 'SKUE46513'],
    ['--', ''],
  ])('makes a SKU from %j', (written, sku) => {
    expect(skuOf(written)).toBe(sku);
  });
});
