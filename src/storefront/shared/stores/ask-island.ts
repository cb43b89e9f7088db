/** How a page asks for an island of `client:act`, and what the island answers with. */

/** The element of such an island. */
export interface ActElement extends HTMLElement {
  /** Shows the island; given by `act-island.tsx`, which says so by the event `act-ready`. */
  open?: (trigger: HTMLElement | undefined) => Promise<void>;
}

/**
 * Asks for an island by its name; nothing happens where the page has none of that name. Where it cannot be loaded,
 * `trigger` gets the event `act-failed`.
 * @param trigger what was pressed, if anything was: its `data-` attributes say more, and it gets the focus back
 */
export const askIsland = (name: string, trigger: EventTarget = document): boolean =>
  trigger.dispatchEvent(new CustomEvent('act', { bubbles: true, detail: name }));
