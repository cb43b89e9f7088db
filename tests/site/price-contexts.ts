/** Numbers that a file states as a price, a cost or an amount, however short: `"price":90`, `Rs 450`, `90 per pair`. */

const NUMBER = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?`;
/** The name of a field or an attribute with a price. */
const NAMED = String.raw`[\w:-]*(?:price|paise|rupees|amount|cost)\w*`;

const CONTEXTS = [
  // Data, scripts and attributes.
  String.raw`${NAMED}["']?\s*[:=]\s*["']?(${NUMBER})`,
  // Meta tags.
  String.raw`${NAMED}["']\s+content=["'](${NUMBER})`,
  // Texts.
  String.raw`(?:₹|\binr|\brs\.?)\s*(${NUMBER})`,
  String.raw`(?<![\d.,])(${NUMBER})\s*(?:inr\b|rupees\b|each\b|per (?:piece|pair|set)\b)`,
].map((form) => new RegExp(form, 'giu'));

/** A field of the published data whose numbers are prices: also all numbers in its lists and objects. */
const FIELD = /price|paise|amount|cost|tiers/i;

function* numbersBelow(value: unknown, isPrice: boolean): Generator<string> {
  if (typeof value === 'number') {
    if (isPrice) yield String(value);
  } else if (typeof value === 'string') {
    if (isPrice && /^[\d.,]+$/.test(value)) yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value))
      // The places of repeated values in a column are no prices.
      if (key !== 'places') yield* numbersBelow(each, isPrice || FIELD.test(key));
  }
}

/** Without grouping commas. @param name of the file; JSON is read by its fields, too */
export function pricesIn(name: string, text: string): Set<string> {
  const stated = CONTEXTS.flatMap((form) =>
    Array.from(text.matchAll(form), ([, number = '']) => number),
  );
  const fields = name.endsWith('.json') ? [...numbersBelow(JSON.parse(text), false)] : [];
  return new Set([...stated, ...fields].map((number) => number.replaceAll(',', '')));
}
