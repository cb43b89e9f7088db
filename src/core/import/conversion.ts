/** The result of parsing one cell: a value, or what was expected. */
import { succeeded, type Result } from '#core/result.ts';

interface Unreadable {
  readonly success: false;
  /** What the cell should contain. */
  readonly expected: string;
  /** How to fix it. */
  readonly remedy: string;
}

export type Conversion<T> = Result<T, Unreadable>;

export const read: <T>(value: T) => Conversion<T> = succeeded;

export const unreadable = (expected: string, remedy: string): Conversion<never> => ({
  success: false,
  expected,
  remedy,
});
