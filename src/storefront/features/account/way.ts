/** The way through the account: its sections have addresses of their own, and nothing unsaved is left unasked. */
import { atom, map } from 'nanostores';
import { pathOf, placeFrom, type AccountPlace } from './model/account-place.ts';
import { fieldsOf } from '#core/unknown-json.ts';

interface Way {
  /** Undefined where the address leads nowhere. */
  place: AccountPlace | undefined;
  /** Counts the steps since the page was opened: after each the focus goes along. */
  steps: number;
}

export const $way = map<Way>({ place: placeFrom(location.pathname), steps: 0 });

/** Is there work that leaving would lose? */
export const $isUnsaved = atom(false);

/** Goes on to where somebody wants to while there is unsaved work; undefined while nobody does. */
export const $leaving = atom<(() => void) | undefined>(undefined);

/** Where an entry of the browser's history stands among those of the account; undefined for others, such as jumps within the page. */
function positionIn(state: unknown): number | undefined {
  const position = fieldsOf(state)?.['account'];
  return typeof position === 'number' ? position : undefined;
}

let position = positionIn(history.state) ?? 0;

const show = (): void =>
  $way.set({ place: placeFrom(location.pathname), steps: $way.get().steps + 1 });

/** Goes to a place, by a new entry of the history. */
export function go(place: AccountPlace): void {
  if ($isUnsaved.get()) {
    $leaving.set(() => {
      $isUnsaved.set(false);
      go(place);
    });
    return;
  }
  position += 1;
  history.pushState({ account: position }, '', pathOf(place));
  show();
}

function onHistory({ state }: PopStateEvent): void {
  const to = positionIn(state) ?? position;
  const by = to - position;
  // Also our own step, back to where somebody still is.
  if (by === 0) return;
  if ($isUnsaved.get()) {
    history.go(-by);
    $leaving.set(() => {
      $isUnsaved.set(false);
      history.go(by);
    });
    return;
  }
  position = to;
  show();
}

/** Follows the browser's back and forward. @returns ends it */
export function followHistory(): () => void {
  history.replaceState({ ...fieldsOf(history.state), account: position }, '');
  addEventListener('popstate', onHistory);
  return () => removeEventListener('popstate', onHistory);
}
