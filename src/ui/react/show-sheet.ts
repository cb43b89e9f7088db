/** Opens a sheet without moving the page behind it. */

/** Where a scrollbar takes room, its room is kept while the page cannot scroll. */
export function showSheet(dialog: HTMLDialogElement | null): void {
  if (innerWidth > document.documentElement.clientWidth) {
    dialog?.setAttribute('data-beside-scrollbar', '');
  }
  dialog?.showModal();
}
