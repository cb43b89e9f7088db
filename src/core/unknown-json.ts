/** Looks into JSON that anybody may have written: a store of the browser, of another version or damaged. */

type Fields = Readonly<Record<string, unknown>>;

/** What a text says; undefined when it is no JSON. */
export const jsonFrom = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The fields of an object, of unknown values; undefined for anything else. */
export const fieldsOf = (value: unknown): Fields | undefined =>
  // Any object may be looked at as fields of unknown values.
  typeof value === 'object' && value !== null ? (value as Fields) : undefined;

/** Is it a whole number from 0 to `most`? */
export const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
