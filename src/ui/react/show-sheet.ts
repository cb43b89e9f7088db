/** Opens a sheet without moving the page behind it. */

/** Keeps the space of a scrollbar that disappears while the page can't scroll. */
export function showSheet(dialog: HTMLDialogElement | null): void {
  if (innerWidth > document.documentElement.clientWidth) {
    dialog?.setAttribute('data-beside-scrollbar', '');
  }
  dialog?.showModal();
}
