/** A modal dialog, open while mounted; closing or unmounting it returns the focus. */
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

interface Props extends Omit<ComponentProps<'dialog'>, 'onCancel' | 'onClick' | 'open' | 'ref'> {
  /** Called after it was closed, but not when it is unmounted. */
  onClose: () => void;
  /** Whether a click beside it closes it. */
  closesOnBackdrop?: boolean;
  /** Whether work is running; it can't be closed until the work ends. */
  isBusy?: boolean;
}

/** Closes the modal that contains the pressed element. */
export const closeModal = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('dialog')?.close();

/** Clicks on the backdrop have the dialog as their target, as those on its padding. */
function isOnBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  const { target, currentTarget, clientX, clientY } = event;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}

export function Modal({
  onClose,
  onKeyDown,
  closesOnBackdrop = false,
  isBusy = false,
  ...attributes
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    // The browser sends the event with its next frame; by then the dialog may be open again.
    const onEnd = (): void => {
      if (!element.open) closed();
    };
    // Stops the page from scrolling, and keeps the space of its scrollbar.
    const hasScrollbar = innerWidth > document.documentElement.clientWidth;
    element.dataset['modal'] = hasScrollbar ? 'beside-scrollbar' : '';
    element.showModal();
    element.addEventListener('close', onEnd);
    return () => {
      element.removeEventListener('close', onEnd);
      // Closed while still in the document, so that the focus is restored.
      element.close();
    };
  }, []);
  // Pressed in a search field, the browser would only empty the field.
  const closeOnEscape = (event: KeyboardEvent<HTMLDialogElement>): void => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (!isBusy) event.currentTarget.close();
  };
  return (
    <dialog
      {...attributes}
      ref={dialog}
      onKeyDown={closeOnEscape}
      // The back gesture of a phone.
      onCancel={(event) => {
        if (isBusy) event.preventDefault();
      }}
      onClick={(event) => {
        if (closesOnBackdrop && !isBusy && isOnBackdrop(event)) event.currentTarget.close();
      }}
    />
  );
}
