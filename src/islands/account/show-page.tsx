/** Shows the account in its page. */
import { mountIn } from '#parts/mount.ts';
import { loadStylesheet } from '#parts/stylesheet.ts';
import styles from './account.css?url';
import { AccountPage } from './account-page.tsx';

/** @throws when its stylesheet cannot be fetched */
export async function showAccount(place: Element): Promise<void> {
  await loadStylesheet(styles);
  await mountIn(place, <AccountPage />);
}
