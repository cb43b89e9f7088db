/**
 * The account page: name, sections, and the section of the address. Until the session is confirmed only the name
 * is shown.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { DELETING_KEY } from '#core/account/storage-keys.ts';
import type { User } from '#core/account/user.ts';
import { HOME_PATH } from '#core/paths.ts';
import { $auth } from '#firebase/browser/session/auth.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';
import { guardPage } from '#firebase/browser/session/guard.ts';
import { EMPTY_REGIONS } from '#ui/form-class.ts';
import { CHOICE_ROW, LEAD, SECTION } from './account-class.ts';
import { $isDeleted, $leaving, $navigation, followNavigation } from './account-navigation.ts';
import { Question } from './dialog.tsx';
import { Skeleton } from './load-state.tsx';
import { pathOf, SECTION_NAMES, SECTIONS } from './model/account-place.ts';
import { LazySection, SCRIPTS, SectionView } from './section-view.tsx';
import { SignOut } from './sign-out.tsx';

/** Sections in a row on phones, in a column on desktops. */
const NAV_LIST =
  '-mx-1.5 flex flex-wrap shadow-[inset_0_-1px_var(--color-line)] min-[56rem]:mx-0 min-[56rem]:flex-col min-[56rem]:shadow-none';
const NAV_LINK =
  'flex min-h-11 items-center border-b-2 border-transparent px-1.75 text-sm/body whitespace-nowrap text-ink-soft -outline-offset-3 hover:text-ink aria-[current=page]:border-gilt aria-[current=page]:font-medium aria-[current=page]:text-ink min-[56rem]:border-s-2 min-[56rem]:border-b-0 min-[56rem]:border-line';

interface Confirmed {
  user: User;
  /** Whether a deletion had stopped when the page was opened; one that runs here keeps its form. */
  isHalfDeleted: boolean;
}

/** Undefined until the session is confirmed, and while the guard redirects. */
function useConfirmed(): Confirmed | undefined {
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const { user } = useStore($auth);
  useEffect(() => {
    guardPage('sign-in').then((current) => {
      if (current === undefined) return;
      const isHalfDeleted = persistentStore.read(DELETING_KEY) === current.uid;
      setConfirmed({ user: current, isHalfDeleted });
    }, reportError);
  }, []);
  // The current name, and whether the email is verified by now.
  return confirmed && confirmed.user.uid === user?.uid ? { ...confirmed, user } : undefined;
}

function AccountNav() {
  const section = useStore($navigation).place?.section;
  // Orders, their documents and links belong to the list of orders.
  const current = section && (SECTIONS.find((each) => each === section) ?? 'orders');
  return (
    <nav aria-label="My account" className="min-w-0 min-[56rem]:sticky min-[56rem]:top-28">
      <ul className={NAV_LIST}>
        {SECTIONS.map((each) => (
          <li key={each}>
            <a
              href={pathOf({ section: each })}
              className={NAV_LINK}
              aria-current={each === current ? 'page' : undefined}
            >
              {each === 'preferences' ? 'Emails' : SECTION_NAMES[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LeaveQuestion() {
  const leave = useStore($leaving);
  if (leave === undefined) return null;
  return (
    <Question
      title="Leave without saving?"
      text="Your changes are not saved yet."
      label="Leave without saving"
      close="Stay here"
      onClose={() => $leaving.set(undefined)}
      onConfirm={leave}
    />
  );
}

function AccountDeleted() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={SECTION}>
      <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
        Your account is deleted
      </h2>
      <p className={LEAD}>Thank you for your business. You are welcome back at any time.</p>
      <p className={CHOICE_ROW}>
        <a className="btn btn-primary" href={HOME_PATH}>
          Go to the home page
        </a>
      </p>
    </div>
  );
}

export function AccountPage() {
  const { user, isHalfDeleted = false } = useConfirmed() ?? {};
  const { place } = useStore($navigation);
  const shown = useStore($auth).user;
  const isDeleted = useStore($isDeleted);
  useEffect(followNavigation, []);
  useEffect(() => {
    // While the session is being confirmed; a failure is handled when the section opens.
    const { place: first } = $navigation.get();
    if (first !== undefined) void SCRIPTS[first.section]();
  }, []);
  if (isDeleted) return <AccountDeleted />;
  return (
    <>
      <div
        className={`mb-3 flex flex-wrap items-center justify-between gap-x-6 text-lg wrap-anywhere text-ink-soft ${EMPTY_REGIONS}`}
      >
        {shown === null ? (
          <span className="skeleton h-[1.4em] w-40" aria-hidden="true" />
        ) : (
          <bdi>{shown.displayName}</bdi>
        )}
        {user !== undefined && <SignOut />}
      </div>
      <LeaveQuestion />
      {user !== undefined && isHalfDeleted ? (
        <LazySection name="finish" user={user} />
      ) : (
        <div className="grid grid-cols-1 gap-x-16 gap-y-6 min-[56rem]:grid-cols-[13rem_minmax(0,1fr)] min-[56rem]:items-start">
          <AccountNav />
          <div className={SECTION} data-section>
            {user === undefined ? <Skeleton rows={4} /> : <SectionView user={user} place={place} />}
          </div>
        </div>
      )}
    </>
  );
}
