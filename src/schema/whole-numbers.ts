/** Patterns of whole numbers, for where only patterns can bound them. */

const digit = (from: number, to: number): string => (from === to ? `${from}` : `[${from}-${to}]`);
const anyDigits = (count: number): string => (count === 0 ? '' : String.raw`\d{${count}}`);

/** Patterns of the numbers from `least` to `most`, both of the same length. */
function ofOneLength(least: string, most: string): string[] {
  const [low, high] = [Number(least.charAt(0)), Number(most.charAt(0))];
  const rest = least.length - 1;
  if (rest === 0) return [digit(low, high)];
  const isLowest = /^0*$/.test(least.slice(1));
  const isHighest = /^9*$/.test(most.slice(1));
  if (low === high && !(isLowest && isHighest))
    return ofOneLength(least.slice(1), most.slice(1)).map((tail) => `${low}${tail}`);
  const [from, to] = [isLowest ? low : low + 1, isHighest ? high : high - 1];
  return [
    ...(isLowest
      ? []
      : ofOneLength(least.slice(1), '9'.repeat(rest)).map((tail) => `${low}${tail}`)),
    ...(from > to ? [] : [`${digit(from, to)}${anyDigits(rest)}`]),
    ...(isHighest
      ? []
      : ofOneLength('0'.repeat(rest), most.slice(1)).map((tail) => `${high}${tail}`)),
  ];
}

/** A pattern of the numbers from `least` (0 or more) to `most`, without zeros before them. */
export function wholeNumbers(least: number, most: number): string {
  const [shortest, longest] = [String(least).length, String(most).length];
  const parts = Array.from({ length: longest - shortest + 1 }, (_, at) => {
    const length = shortest + at;
    const first = length === shortest ? String(least) : `1${'0'.repeat(length - 1)}`;
    const last = length === longest ? String(most) : '9'.repeat(length);
    return ofOneLength(first, last);
  });
  return `(?:${parts.flat().join('|')})`;
}
