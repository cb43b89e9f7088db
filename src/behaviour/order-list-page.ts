/** Shows the order list in its page, or says why not. */

const place = document.getElementById('order-list');

/** What stands there without a connection; a press on the link tries again. */
const FAILED = 'Your list is safe in this browser, but it could not be shown. ';

function sayFailed(at: Element): void {
  const again = document.createElement('a');
  again.className = 'link';
  again.href = location.href;
  again.textContent = 'Load the page again';
  again.addEventListener('click', () => location.reload());
  at.replaceChildren(FAILED, again);
}

if (place) {
  import('#islands/order-list/show-page.tsx')
    .then(({ showOrderList }) => showOrderList(place))
    .catch(() => sayFailed(place));
}
