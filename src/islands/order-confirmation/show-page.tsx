/** Shows an order request in its page, to its customer alone. */
import { mountIn } from '#parts/mount.ts';
import { loadStylesheet } from '#parts/stylesheet.ts';
import { guardPage } from '#stores/session-guard.ts';
import { ConfirmationPage } from './confirmation-page.tsx';
import styles from './confirmation.css?url';

/** The id that the address ends in; empty where it names none. */
const idIn = (pathname: string): string => {
  const [, , id = ''] = pathname.split('/');
  try {
    return decodeURIComponent(id);
  } catch {
    return '';
  }
};

/** @throws when its stylesheet cannot be fetched */
export async function showConfirmation(place: HTMLElement): Promise<void> {
  const [user] = await Promise.all([guardPage('sign-in'), loadStylesheet(styles)]);
  // Whoever is not signed in is on the way to do so.
  if (user === undefined) return;
  await mountIn(
    place,
    <ConfirmationPage
      id={idIn(location.pathname)}
      user={user}
      whatsapp={place.dataset['whatsapp'] ?? ''}
    />,
  );
}
