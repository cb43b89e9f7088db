/** Brings the form of a page of sign-in to life; its links keep the way back before that, and what is sent is sent then. */
import { wayBack } from '#domain/account/way-back.ts';
import { loginPath, registerPath, resetPasswordPath } from '#domain/paths.ts';

const PAGES = ['login', 'register', 'reset', 'verify'] as const;

const place = document.getElementById('sign-in');
const page = PAGES.find((name) => name === place?.dataset['page']);

/** What stands above the form when its script cannot be fetched. */
const FAILED = 'Part of this page couldn’t be loaded. ';

function sayFailed(at: Element): void {
  const words = document.createElement('p');
  const again = document.createElement('a');
  words.setAttribute('role', 'alert');
  words.className = 'form-message form-message-bad';
  again.className = 'link';
  again.href = location.href;
  again.textContent = 'Reload';
  words.append(FAILED, again, '.');
  at.before(words);
}

/** The links from page to page, as they were drawn, and as they keep the way back. */
const LINKS = [loginPath, registerPath, resetPasswordPath];

function keepWayBack(at: Element, back: string): void {
  for (const link of at.querySelectorAll('a')) {
    const path = LINKS.find((to) => link.getAttribute('href') === to());
    if (path) link.href = path(back);
  }
}

if (place && page) {
  const back = wayBack(location.search);
  if (back !== undefined) keepWayBack(place, back);
  let sent: HTMLFormElement | undefined;
  const keep = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) sent = event.target;
  };
  place.addEventListener('submit', keep);
  import('#islands/sign-in/start.tsx')
    .then(({ startSignIn }) => {
      place.removeEventListener('submit', keep);
      const started = startSignIn(place, page);
      if (sent?.isConnected) sent.requestSubmit();
      return started;
    })
    .catch(() => sayFailed(place));
}
