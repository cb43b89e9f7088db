/** Delays layout changes until a press has ended, so that the button stays under the finger. */

let isPressed = false;

// Forms are also rendered on the server.
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, () => (isPressed = false), { capture: true });
  }
}

/** Runs it now, or after the click of the current press. */
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
