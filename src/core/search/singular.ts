/** Stems plurals of English words and of Hindi words in Latin letters. */

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
