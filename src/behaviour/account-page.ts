/** Shows the account in its page, or says why not. */
import { sayMissing } from './say-missing.ts';

const place = document.getElementById('account');

if (place) {
  import('#islands/account/show-page.tsx')
    .then(({ showAccount }) => showAccount(place))
    .catch(() => sayMissing(place, 'Your account could not be shown: its script did not come. '));
}
