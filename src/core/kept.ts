/** What a browser keeps as plain entries, whatever keeps them. */

export interface Kept {
  /** Null for what is not there, undefined where nothing can be kept. */
  read: (key: string) => string | null | undefined;
  /** @returns whether it is kept; where nothing can be kept, nothing else happens */
  write: (key: string, value: string) => boolean;
  drop: (key: string) => void;
}
