/**
 * Unsent input of staff, stored in this browser per person: it survives crashes, reloads and sign-outs, and is
 * hidden from others on the same computer.
 */
import type { KeyValueStore } from '#core/key-value-store.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';

const PREFIX = 'glambug-work/';

export interface StaffWork extends KeyValueStore {
  /**
   * Sets the owner of all following entries.
   * @param uid of the signed-in person
   */
  begin: (uid: string) => void;
  /** uid of the owner; empty before `begin`. */
  person: () => string;
}

/** Nothing is stored without an owner. */
export function createStaffWork(area: KeyValueStore): StaffWork {
  let person = '';
  const at = (key: string): string => `${PREFIX}${person}/${key}`;
  return {
    begin: (uid) => (person = uid),
    read: (key) => (person === '' ? undefined : area.read(at(key))),
    write: (key, value) => person !== '' && area.write(at(key), value),
    drop: (key) => (person === '' ? undefined : area.drop(at(key))),
    person: () => person,
  };
}

export const staffWork = createStaffWork(persistentStore);
