/** `/` opens search, unless the user is typing or a dialog is open. */

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

export function openSearchByKey(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(TYPED_INTO) !== null) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('[data-search-field]');
    if (field) field.focus();
    else document.querySelector<HTMLElement>('[data-act="search"]')?.click();
  });
}
