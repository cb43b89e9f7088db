/**
 * Unsent input of staff, stored in this browser per person: it survives crashes, reloads and sign-outs, and is
 * hidden from others on the same computer.
 */
import type { KeyValueStore } from '#core/key-value-store.ts';
import { persistentStore, persistentKeys } from '#firebase/browser/session/browser-storage.ts';

/** Storage with its keys. */
export interface WorkArea extends KeyValueStore {
  keys: () => readonly string[];
}

const PREFIX = 'glambug-work/';
/** Old entries without an owner; they are removed. */
const OLD_PREFIXES = ['glambug-admin-draft-', 'glambug-admin-text-'];

export interface StaffWork extends KeyValueStore {
  /**
   * Sets the owner of all following entries.
   * @param uid of the signed-in person
   */
  begin: (uid: string) => void;
  /** Values of all people under this key. */
  ofAllUsers: (key: string) => readonly string[];
  /** uid of the owner; empty before `begin`. */
  person: () => string;
}

export function createStaffWork(area: WorkArea): StaffWork {
  let person = '';
  // Nothing is stored without an owner.
  const at = (key: string): string | undefined =>
    person === '' ? undefined : `${PREFIX}${person}/${key}`;
  const ofPerson = <T>(key: string, work: (place: string) => T): T | undefined => {
    const place = at(key);
    return place === undefined ? undefined : work(place);
  };
  return {
    begin(uid) {
      person = uid;
      const old = area.keys().filter((key) => OLD_PREFIXES.some((each) => key.startsWith(each)));
      for (const key of old) area.drop(key);
    },
    read: (key) => ofPerson(key, area.read),
    write: (key, value) => ofPerson(key, (place) => area.write(place, value)) ?? false,
    drop: (key) => ofPerson(key, area.drop),
    ofAllUsers: (key) =>
      area
        .keys()
        // A uid contains no slash.
        .filter((each) => each.startsWith(PREFIX) && each.split('/').slice(2).join('/') === key)
        .flatMap((each) => area.read(each) ?? []),
    person: () => person,
  };
}

export const staffWork = createStaffWork({ ...persistentStore, keys: persistentKeys });
