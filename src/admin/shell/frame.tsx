/** The frame of every screen: side navigation, top bar and messages. */
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState, type RefObject, useSyncExternalStore } from 'react';
import { closeModal, Modal } from '#ui/react/modal.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Icon } from './icon.tsx';
import { lazyPart } from './lazy-part.tsx';
import { Messages } from './messages.tsx';
import { PublishStatusLoading } from './publishing/publish-status-loading.tsx';
import { PaletteTrigger } from './palette/palette-trigger.tsx';
import { RequestBadge } from './requests/request-badge.tsx';
import { mayOpen } from './screen-rights.ts';
import { useMay, useRole } from './role.ts';
import { SideNavigation } from './side-navigation.tsx';
import { WhenIdle } from './when-idle.tsx';
import { BAR_LINK, BAR_TEXT } from './look/classes.ts';

function listen(on: () => void): () => void {
  addEventListener('online', on);
  addEventListener('offline', on);
  return () => {
    removeEventListener('online', on);
    removeEventListener('offline', on);
  };
}

const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);

/** The offline banner, always visible: nothing can be saved until the connection is back. */
function OfflineBar() {
  const isOnline = useOnline();
  return (
    <div role="status" className="sticky top-13 z-15">
      {!isOnline && (
        <p className="border-b border-warn bg-wash px-4 py-2.5 font-medium lg:px-8">
          You’re offline. Your changes stay in this browser. Save them when you’re back online.
        </p>
      )}
    </div>
  );
}

/**
 * On phones the publishing status replaces the shop's name. The request count has colours for the dark bar.
 */
const MENU_BUTTON =
  'flex min-h-11 min-w-11 items-center gap-1.5 rounded-md px-2.5 hover:bg-night-line focus-visible:outline-bright max-[26rem]:me-auto lg:hidden [--color-gold:#d8b36c] [--color-paper:var(--color-night)]';

const ForbiddenScreen = lazyPart(
  async () => (await import('./forbidden-screen.tsx')).ForbiddenScreen,
);

const BulkProgress = lazyPart(async () => (await import('./bulk/bulk-progress.tsx')).BulkProgress);

function BarPartsLoading() {
  return useMay()('see', 'publishing') && <PublishStatusLoading />;
}

/** Loaded after the screen, because they include the schemas of all documents; a failed load is tried again. */
const BarParts = lazyPart(async () => (await import('./bar-parts.tsx')).BarParts, {
  meanwhile: <BarPartsLoading />,
});

/** Moves the focus to a new screen, as a page load would; changes of URL parameters leave it. */
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
  const [isMenuOpen, setMenuOpen] = useState(false);
  const main = useFocusOnScreen();
  const { pathname } = useLocation();
  const role = useRole();
  const closeMenu = () => setMenuOpen(false);
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <a href="#screen" className="fixed top-2 left-2 z-50 btn btn-primary not-focus:sr-only">
        Skip to content
      </a>
      <header className="text-bright sticky top-0 z-20 col-span-full flex min-h-13 items-center gap-1 bg-night px-3">
        <button type="button" className={MENU_BUTTON} onClick={() => setMenuOpen(true)}>
          <Icon name="menu" size={22} />
          <span className="sr-only">Menu</span>
          <RequestBadge />
        </button>
        <p className="ms-1 me-auto font-semibold whitespace-nowrap max-[26rem]:hidden">
          GlamBug{' '}
          <span className="font-normal text-night-soft max-[30rem]:hidden">Back office</span>
        </p>
        <WhenIdle meanwhile={<BarPartsLoading />}>
          <BarParts />
        </WhenIdle>
        <PaletteTrigger />
        <a href="/" className={`${BAR_LINK} max-sm:hidden`}>
          <Icon name="external" />
          <span className={BAR_TEXT}>View site</span>
        </a>
        <AccountMenu />
      </header>
      <div className="hidden border-e border-line bg-paper lg:block">
        <div className="sticky top-13 max-h-[calc(100dvh-3.25rem)] overflow-auto">
          <SideNavigation />
        </div>
      </div>
      {isMenuOpen && (
        <Modal
          className="h-dvh max-h-none w-[min(18rem,85vw)] max-w-none bg-paper text-inherit backdrop:bg-[rgb(0_0_0/0.45)]"
          aria-label="Menu"
          onClose={closeMenu}
          closesOnBackdrop
        >
          <button
            type="button"
            className="ms-auto me-2 mt-2 grid min-h-11 min-w-11 place-items-center"
            onClick={closeModal}
          >
            <Icon name="close" />
            <span className="sr-only">Close menu</span>
          </button>
          <SideNavigation onGo={closeMenu} />
        </Modal>
      )}
      <div className="min-w-0">
        <OfflineBar />
        <main
          ref={main}
          id="screen"
          tabIndex={-1}
          className="p-4 outline-none lg:px-8 lg:pt-6 lg:pb-12"
        >
          {mayOpen(role, pathname) ? <Outlet /> : <ForbiddenScreen />}
        </main>
      </div>
      <WhenIdle>
        <BulkProgress />
      </WhenIdle>
      <Messages />
    </div>
  );
}
