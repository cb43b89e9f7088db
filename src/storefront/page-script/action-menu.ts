/**
 * Closes the floating menu of the home page on Escape, on a press outside, and when the focus leaves it.
 */

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
