/** Creates slugs and SKUs from typed text. */
const LONGEST_SLUG = 96;

/** Letters whose accent Unicode does not separate. */
const LETTERS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A text in small letters without accents, full-width forms and ligatures: `Pavé` gives `pave`. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøłđðþı]/g, (letter) => LETTERS[letter] ?? '');

/**
 * A slug for a title: `Boucles d’oreilles dorées` gives `boucles-d-oreilles-dorees`, cut at a word. Empty if the
 * title has no Latin letter or digit.
 */
export function slugOf(title: string): string {
  const whole = plainLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= LONGEST_SLUG) return whole;
  const cut = whole.slice(0, LONGEST_SLUG + 1);
  const lastWord = cut.lastIndexOf('-');
  return lastWord > 0 ? cut.slice(0, lastWord) : whole.slice(0, LONGEST_SLUG);
}

/** A SKU in the shop's format: `rg 101/a` gives `RG-101-A`. Empty if nothing usable is left. */
export const skuOf = (written: string): string =>
  plainLetters(written)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
