/** Keeps the focus within a changing list whose pressed buttons disappear. */
import { useEffect, useRef, type RefObject } from 'react';

interface Places {
  list: RefObject<HTMLElement | null>;
  /** Focused if nothing nearer is left. */
  fallback: RefObject<HTMLElement | null>;
}

/** Removable chips. */
const CHIPS = '[data-chip]';

/** When the focused element disappears, focuses the neighbouring chip, otherwise the fallback. */
export function useRestoredFocus({ list, fallback }: Places): void {
  const last = useRef<{ element: Element; chip: number }>(undefined);
  const chipsOf = (place: Element): HTMLElement[] => [
    ...place.querySelectorAll<HTMLElement>(CHIPS),
  ];
  useEffect(() => {
    const place = list.current;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || place === null) return;
      last.current = { element: target, chip: chipsOf(place).indexOf(target) };
    };
    place?.addEventListener('focusin', note);
    return () => place?.removeEventListener('focusin', note);
  }, [list]);
  useEffect(() => {
    const before = last.current;
    if (before === undefined || before.element.isConnected) return;
    last.current = undefined;
    // The focus may have gone elsewhere meanwhile.
    if (document.activeElement !== document.body || list.current === null) return;
    const chips = chipsOf(list.current);
    const next = before.chip === -1 ? undefined : (chips[before.chip] ?? chips.at(-1));
    (next ?? fallback.current)?.focus({ preventScroll: true });
  });
}
