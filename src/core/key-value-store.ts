/** A store of text by key, such as local storage. */

export interface KeyValueStore {
  /** Null if the key is missing, undefined if storage is unavailable. */
  read: (key: string) => string | null | undefined;
  /** @returns whether it was stored; it never throws */
  write: (key: string, value: string) => boolean;
  drop: (key: string) => void;
}
