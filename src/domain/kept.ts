/** What a browser keeps as plain entries, whatever keeps them. */

export interface Kept {
  /** Null for what is not there, undefined where nothing can be kept. */
  read: (key: string) => string | null | undefined;
  /** Where nothing can be kept, nothing happens. */
  write: (key: string, value: string) => void;
  drop: (key: string) => void;
}
