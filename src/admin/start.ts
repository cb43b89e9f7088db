/** Starts the back office for staff; others are sent to sign-in or the home page. */
import { JOIN_PATH } from '#core/paths.ts';
import { applyTheme } from './shell/theme.ts';

const FAILED = 'The back office couldn’t be loaded. Check your connection and reload the page.';

async function open(place: HTMLElement): Promise<void> {
  applyTheme();
  // All of it loads in parallel, because a static import would delay the start of the others.
  const checking = import('#firebase/browser/session/guard.ts').then(({ guardPage }) =>
    guardPage('admin'),
  );
  const loading = import('./app.tsx').then((app) => {
    app.loadScreen();
    return app;
  });
  // Every screen reads from Firestore, so it is loaded with the application.
  import('#firebase/browser/firestore.ts').catch(() => undefined);
  const [user, app] = await Promise.all([checking, loading]);
  if (user !== undefined) app.showBackOffice(place, user);
}

const place = document.getElementById('admin');

if (place) {
  const opened =
    location.pathname === JOIN_PATH
      ? import('./join.ts').then(({ join }) => join(place))
      : open(place);
  opened.catch((error: unknown) => {
    reportError(error);
    const status = place.querySelector('[role=status]');
    if (status) status.textContent = FAILED;
  });
}
