/** Shows the order list in its page, or says why not. */
import { sayMissing } from './say-missing.ts';

const place = document.getElementById('order-list');

/** What stands there without a connection; a press on the link tries again. */
const FAILED = 'Your list is saved in this browser, but it couldn’t be loaded. ';

if (place) {
  import('#islands/order-list/show-page.tsx')
    .then(({ showOrderList }) => showOrderList(place))
    .catch(() => sayMissing(place, FAILED));
}
