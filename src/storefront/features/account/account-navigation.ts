/** The router of the account: each section has its own address, and leaving unsaved changes asks first. */
import { atom, map } from 'nanostores';
import { pathOf, placeFrom, type AccountPlace } from './model/account-place.ts';
import { fieldsOf } from '#core/unknown-json.ts';

interface Navigation {
  /** Undefined for an unknown address. */
  place: AccountPlace | undefined;
  /** Counts navigations since the page was opened: each one moves the focus. */
  steps: number;
}

export const $navigation = map<Navigation>({ place: placeFrom(location.pathname), steps: 0 });

/** Whether there are unsaved changes. */
export const $isUnsaved = atom(false);

/** Continues to the target while changes are unsaved; otherwise undefined. */
export const $leaving = atom<(() => void) | undefined>(undefined);

/**
 * The index of a history entry among those of the account; undefined for others, such as fragment links.
 */
function positionIn(state: unknown): number | undefined {
  const position = fieldsOf(state)?.['account'];
  return typeof position === 'number' ? position : undefined;
}

let position = positionIn(history.state) ?? 0;

const show = (): void =>
  $navigation.set({ place: placeFrom(location.pathname), steps: $navigation.get().steps + 1 });

/** Navigates with a new history entry. */
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
  // Also our own navigation back to the current section.
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
