/** Brings the form of a page of sign-in to life; what is sent before that is sent then. */

const PAGES = ['login', 'register', 'reset', 'verify'] as const;

const place = document.getElementById('sign-in');
const page = PAGES.find((name) => name === place?.dataset['page']);

/** What stands below the form when its script cannot be fetched. */
const FAILED = 'This page could not be loaded whole. ';

function sayFailed(at: Element): void {
  const words = document.createElement('p');
  const again = document.createElement('a');
  words.setAttribute('role', 'alert');
  words.className = 'form-message form-message-bad';
  again.className = 'link';
  again.href = location.href;
  again.textContent = 'Load it again';
  words.append(FAILED, again, '.');
  at.before(words);
}

if (place && page) {
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

/** A module of its own, whose names are nobody else’s. */
export {};
