/** Something that goes on as long as anybody wants it. */

/** @param begin is called for the first who holds it, and returns what ends it after the last @returns holds it; what that returns lets go */
export function held(begin: () => () => void): () => () => void {
  let holders = 0;
  let end = (): void => undefined;
  return () => {
    holders += 1;
    if (holders === 1) end = begin();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders -= 1;
      if (holders === 0) end();
    };
  };
}
