/** Opens a modal `<dialog>` while mounted, with focus trap and focus restoration. */
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** @param onClose called when the person closes it, by Escape or `close()` */
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
      // Closed while still in the document, so that the focus is restored.
      element.close();
    };
  }, []);
  return dialog;
}
