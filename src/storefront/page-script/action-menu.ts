/** Closes the home page's floating menu on Escape, on a press outside it, and when the focus goes on. */

const menu = document.querySelector<HTMLDetailsElement>('[data-action-menu]');

const closeUnlessIn = (target: EventTarget | null): void => {
  if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
};

document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(target));
menu?.addEventListener('focusout', ({ relatedTarget }) => closeUnlessIn(relatedTarget));
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || menu?.open !== true) return;
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.open = false;
});
