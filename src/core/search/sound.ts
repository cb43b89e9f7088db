/**
 * Phonetic keys: Hindi words have many spellings in Latin letters, such as `jhumka` and `joomka`.
 */

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/aa/g, 'a'],
  [/ee|ea|ey|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  // The aspiration after a consonant: jh, bh, chh, th.
  [/(?<=[bcdgjkpst])h/g, ''],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];

/** The same key for words that sound alike. */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((sound, [pattern, written]) => sound.replace(pattern, written), word);
