/** The result of parsing one cell: a value, or what was expected. */

export type Conversion<T> =
  | { ok: true; value: T }
  | {
      ok: false;
      /** What the cell should contain. */
      expected: string;
      /** How to fix it. */
      remedy: string;
    };

export const read = <T>(value: T): Conversion<T> => ({ ok: true, value });

export const unreadable = (expected: string, remedy: string): Conversion<never> => ({
  ok: false,
  expected,
  remedy,
});
