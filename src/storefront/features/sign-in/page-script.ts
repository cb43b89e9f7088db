/** Before hydration of a sign-in form: adds the return path to links, and delays a submit. */
import { returnPath } from '#storefront/shared/account/return-path.ts';
import { loginPath, registerPath, resetPasswordPath } from '#core/paths.ts';
import { FORM_MESSAGES } from '#ui/form-class.ts';

const place = document.getElementById('sign-in');

/** Links between the sign-in pages, without and with the return path. */
const LINKS = [loginPath, registerPath, resetPasswordPath];

function addReturnPath(at: Element, back: string): void {
  for (const link of at.querySelectorAll('a')) {
    const path = LINKS.find((to) => link.getAttribute('href') === to());
    if (path) link.href = path(back);
  }
}

const back = returnPath(location.search);
if (place && back !== undefined) addReturnPath(place, back);

/** Delays a submit before hydration until the actions are loaded. */
function sendWhenAlive(at: Element): void {
  let sent: HTMLFormElement | undefined;
  const delay = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLFormElement) sent = event.target;
  };
  at.addEventListener('submit', delay, { capture: true });
  at.addEventListener(
    'sign-in-alive',
    () => {
      at.removeEventListener('submit', delay, { capture: true });
      if (sent?.isConnected === true) sent.requestSubmit();
    },
    { once: true },
  );
}

if (place && !place.querySelector('[data-alive]')) sendWhenAlive(place);

addEventListener('astro:hydration-error', (event) => {
  if (place === null) return;
  event.preventDefault();
  const message = document.createElement('p');
  const again = document.createElement('a');
  message.setAttribute('role', 'alert');
  message.className = FORM_MESSAGES.bad;
  again.className = 'link';
  again.href = location.href;
  again.textContent = 'Reload';
  message.append('Part of this page couldn’t be loaded. ', again, '.');
  place.before(message);
});
