/** What reading one cell gives: a value, or what was expected of the cell instead. */

export type Conversion<T> =
  | { ok: true; value: T }
  | {
      ok: false;
      /** What should stand there. */
      expected: string;
      /** What a person can do about it. */
      remedy: string;
    };

export const read = <T>(value: T): Conversion<T> => ({ ok: true, value });

export const unread = (expected: string, remedy: string): Conversion<never> => ({
  ok: false,
  expected,
  remedy,
});
