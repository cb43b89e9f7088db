/** The little script of every page: the menu closes when a link in it is followed, the newsletter field clears. */

const menu = document.getElementById('menu');
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.hidePopover();
});

const newsletter = document.getElementById('newsletter');
newsletter?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (newsletter instanceof HTMLFormElement) newsletter.reset();
});
