/** Opens a `<dialog>` over the screen for as long as it stands in the page: focus goes in, stays, and comes back. */
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** @param onClose called when the person closes it, by Escape or by `close()` */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const onEnd = (): void => closed();
    element.showModal();
    element.addEventListener('close', onEnd);
    return () => {
      element.removeEventListener('close', onEnd);
      // While it still stands in the page: only so does the focus go back to where it came from.
      element.close();
    };
  }, []);
  return dialog;
}
