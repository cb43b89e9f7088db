/**
 * What staff have typed and not sent, kept in this browser for each person apart: it outlives a crash, a reload and a
 * sign-out, and who sits at the same desk next is not shown it.
 */
import type { Kept } from '#core/kept.ts';
import { keptForGood, keysForGood } from '#firebase/browser/session/kept.ts';

/** Entries with their keys. */
export interface WorkArea extends Kept {
  keys: () => readonly string[];
}

const PREFIX = 'glambug-work/';
/** Of a time when nobody's work was told from another's: it may be anybody's, so it is nobody's. */
const OLD_PREFIXES = ['glambug-admin-draft-', 'glambug-admin-text-'];

export interface StaffWork extends Kept {
  /** From now on, everything here is this person's. @param uid of who is at work */
  begin: (uid: string) => void;
  /** What anybody who works in this browser keeps under the key. */
  ofAnybody: (key: string) => readonly string[];
  /** uid of who is at work; empty before anybody is. */
  person: () => string;
}

export function createStaffWork(area: WorkArea): StaffWork {
  let person = '';
  // Where nobody is known to be at work, nothing is kept for them.
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
    ofAnybody: (key) =>
      area
        .keys()
        // A uid has no slash.
        .filter((each) => each.startsWith(PREFIX) && each.split('/').slice(2).join('/') === key)
        .flatMap((each) => area.read(each) ?? []),
    person: () => person,
  };
}

export const staffWork = createStaffWork({ ...keptForGood, keys: keysForGood });
