/** Reads untrusted JSON, such as browser storage that is damaged or of another version. */

type Fields = Readonly<Record<string, unknown>>;

/** The parsed JSON; undefined if it is invalid. */
export const jsonFrom = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The fields of an object, of unknown values; undefined for anything else. */
export const fieldsOf = (value: unknown): Fields | undefined =>
  // Any object can be read as a record of unknown values.
  typeof value === 'object' && value !== null ? (value as Fields) : undefined;

/** Whether it is an integer from 0 to `most`. */
export const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
