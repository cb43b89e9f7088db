/** Shows the account in its page, or says why not. */
import { sayMissing } from './say-missing.ts';

const place = document.getElementById('account');

if (place) {
  import('#islands/account/show-page.tsx')
    .then(({ showAccount }) => showAccount(place))
    .catch(() => sayMissing(place, 'Your account couldn’t be loaded. '));
}
