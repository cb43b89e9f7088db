/** Forms of a word that count as equal: singular and plural, and spellings of Hindi words in Latin letters. */

/** The shortest word that is stemmed. */
const SHORTEST = 4;

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // Baliyan, chudiyaan: more than one bali or chudi.
  [/(?<=..)iya?an$/, 'i'],
  // Huggies, huggie, rubies, ruby.
  [/(?<=..)(?:ies|ie|y)$/, 'i'],
  [/(?<=ss|sh|ch|x|z)es$/, ''],
  [/(?<=[^su])s$/, ''],
];

/**
 * The stem of a word, the same for singular and plural. It is not always a word: `ruby` and `rubies` give
 * `rubi`.
 */
export function singularOf(word: string): string {
  if (word.length < SHORTEST) return word;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  return ending === undefined ? word : word.replace(...ending);
}

/** Hindi words have many spellings in Latin letters, such as `jhumka` and `joomka`. */
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
