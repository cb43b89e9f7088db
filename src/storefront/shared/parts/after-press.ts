/** Waits with what moves the page until a press that is under way has ended: the button under the finger stays there. */

let isPressed = false;

// Forms are also rendered where no window is.
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, () => (isPressed = false), { capture: true });
  }
}

/** Does it now, or when the click that the press makes has been told. */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const ended = new AbortController();
  const soon = () => {
    ended.abort();
    setTimeout(work);
  };
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, soon, { signal: ended.signal });
  }
}
