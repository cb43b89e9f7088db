/** What is about every screen: navigation at the side, the bar at the top, messages at the foot. */
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { Icon } from './icon.tsx';
import { later } from './later.tsx';
import { Messages } from './messages.tsx';
import { PublishStatusLoading } from './publishing/publish-status-loading.tsx';
import { PaletteDoor } from './palette/palette-door.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { RequestBadge } from './requests/request-badge.tsx';
import { RequestWatch } from './requests/request-watch.ts';
import { SideNavigation } from './side-navigation.tsx';
import { WhenAtRest } from './when-at-rest.tsx';

/** It knows the schema of everything that pages are made of, so it comes after the screen. */
const PublishStatus = later(
  async () => (await import('./publishing/publish-status.tsx')).PublishStatus,
  { meanwhile: <PublishStatusLoading /> },
);

const BulkProgress = later(async () => (await import('./bulk/bulk-progress.tsx')).BulkProgress);

/** Another screen has the focus, as another page would; filters of the same one leave it where it is. */
function useFocusOnScreen(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

export function Frame() {
  const drawer = useRef<HTMLDialogElement>(null);
  const main = useFocusOnScreen();
  const closeDrawer = () => drawer.current?.close();
  return (
    <div className="admin-frame">
      <a href="#screen" className="fixed top-2 left-2 z-50 btn btn-primary not-focus:sr-only">
        Skip to content
      </a>
      <header className="admin-bar">
        <button
          type="button"
          className="admin-menu-button"
          onClick={() => drawer.current?.showModal()}
        >
          <Icon name="bars" size={22} />
          <span className="sr-only">Menu</span>
          <RequestBadge />
        </button>
        <p className="admin-name">
          GlamBug <span>Back office</span>
        </p>
        <WhenAtRest meanwhile={<PublishStatusLoading />}>
          <PublishStatus />
          <RequestWatch />
        </WhenAtRest>
        <PaletteDoor />
        <a href="/" className="admin-bar-link">
          <Icon name="external" />
          <span>View site</span>
        </a>
        <AccountMenu />
      </header>
      <div className="admin-side">
        <SideNavigation />
      </div>
      <dialog ref={drawer} className="admin-drawer" aria-label="Menu">
        <button type="button" className="admin-drawer-close" onClick={closeDrawer}>
          <Icon name="close" />
          <span className="sr-only">Close menu</span>
        </button>
        <SideNavigation onGo={closeDrawer} />
      </dialog>
      <div className="admin-screen">
        <OfflineBar />
        <main ref={main} id="screen" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <WhenAtRest>
        <BulkProgress />
      </WhenAtRest>
      <Messages />
    </div>
  );
}
