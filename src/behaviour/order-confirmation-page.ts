/** Shows an order request to its customer, or says why not. */
import { sayMissing } from './say-missing.ts';

const place = document.getElementById('order-confirmation');

if (place) {
  import('#islands/order-confirmation/show-page.tsx')
    .then(({ showConfirmation }) => showConfirmation(place))
    .catch(() => sayMissing(place, 'Your order request couldn’t be loaded. '));
}
