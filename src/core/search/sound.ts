/** How a word sounds: Hindi words are written in Latin letters in many ways, `jhumka` and `joomka` alike. */

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/aa/g, 'a'],
  [/ee|ea|ey|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  // The breath after a consonant: jh, bh, chh, th.
  [/(?<=[bcdgjkpst])h/g, ''],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];

/** A key that words which sound alike have in common. */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((sound, [pattern, written]) => sound.replace(pattern, written), word);
