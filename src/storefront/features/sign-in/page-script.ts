/** Before the form of a page of sign-in is alive: its links keep the way back, and what is sent is sent later. */
import { wayBack } from '#storefront/shared/account/way-back.ts';
import { loginPath, registerPath, resetPasswordPath } from '#core/paths.ts';

const place = document.getElementById('sign-in');

/** The links from page to page, as they were built, and as they keep the way back. */
const LINKS = [loginPath, registerPath, resetPasswordPath];

function keepWayBack(at: Element, back: string): void {
  for (const link of at.querySelectorAll('a')) {
    const path = LINKS.find((to) => link.getAttribute('href') === to());
    if (path) link.href = path(back);
  }
}

const back = wayBack(location.search);
if (place && back !== undefined) keepWayBack(place, back);

/** Keeps a form that is sent too early from the island, and sends it when its actions are there. */
function sendWhenAlive(at: Element): void {
  let sent: HTMLFormElement | undefined;
  const keep = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLFormElement) sent = event.target;
  };
  at.addEventListener('submit', keep, { capture: true });
  at.addEventListener(
    'sign-in-alive',
    () => {
      at.removeEventListener('submit', keep, { capture: true });
      if (sent?.isConnected === true) sent.requestSubmit();
    },
    { once: true },
  );
}

if (place && !place.querySelector('[data-alive]')) sendWhenAlive(place);

addEventListener('astro:hydration-error', (event) => {
  if (place === null) return;
  event.preventDefault();
  const words = document.createElement('p');
  const again = document.createElement('a');
  words.setAttribute('role', 'alert');
  words.className = 'form-message form-message-bad';
  again.className = 'link';
  again.href = location.href;
  again.textContent = 'Reload';
  words.append('Part of this page couldn’t be loaded. ', again, '.');
  place.before(words);
});
