/** The code of a country by its name in English, French or Hindi. */

let codes: ReadonlyMap<string, string> | undefined;

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

function namedCodes(): ReadonlyMap<string, string> {
  const names = ['en', 'fr', 'hi'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  const all = LETTERS.flatMap((one) => LETTERS.map((other) => `${one}${other}`));
  return new Map(
    all.flatMap((code) =>
      names.flatMap((each): [string, string][] => {
        const name = each.of(code)?.toLowerCase();
        return name === undefined ? [] : [[name, code]];
      }),
    ),
  );
}

/** `India`, `Made in India`, `Inde`, `भारत` and `in` are `IN`; another text is unchanged. */
export function countryCode(text: string): string {
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase();
  codes ??= namedCodes();
  return codes.get(text.toLowerCase().replace(/^made in\s+/, '')) ?? text;
}
