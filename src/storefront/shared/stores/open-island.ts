/** Opens islands of `client:act`, and the events they raise. */

/** The element of such an island. */
export interface ActElement extends HTMLElement {
  /** Opens the island; set by `act-island.tsx`, which then raises `act-ready`. */
  open?: (trigger: HTMLElement | undefined) => Promise<void>;
}

/**
 * Opens an island by name; no effect if the page has none of that name. If it cannot be loaded, `trigger` gets
 * the event `act-failed`.
 * @param trigger the pressed element, if any: its `data-` attributes are parameters, and it gets the focus back
 */
export const openIsland = (name: string, trigger: EventTarget = document): boolean =>
  trigger.dispatchEvent(new CustomEvent('act', { bubbles: true, detail: name }));
