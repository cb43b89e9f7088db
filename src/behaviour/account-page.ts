/** Shows the account in its page, or says why not. */

const place = document.getElementById('account');

const FAILED = 'Your account could not be shown: its script did not come. ';

function sayFailed(at: Element): void {
  const again = document.createElement('a');
  again.className = 'link';
  again.href = location.href;
  again.textContent = 'Load the page again';
  again.addEventListener('click', () => location.reload());
  at.replaceChildren(FAILED, again);
}

if (place) {
  import('#islands/account/show-page.tsx')
    .then(({ showAccount }) => showAccount(place))
    .catch(() => sayFailed(place));
}
