/**
 * Follows what is stored of the signed-in person: a removal signs out with a message, and another role opens the page
 * again with a new token. Also records when the back office was last open.
 */
import { useEffect } from 'react';
import { ENDED_KEY } from '#core/account/storage-keys.ts';
import { HOME_PATH, loginPath } from '#core/paths.ts';
import { logout } from '#firebase/browser/session/auth.ts';
import { sessionStore } from '#firebase/browser/session/browser-storage.ts';
import { recordActivity } from '#firebase/browser/staff-activity.ts';
import { decodeDocument } from '#schema/kind.ts';
import { staffKind, type Staff } from '#schema/staff.ts';
import { useStaff } from './staff.ts';
import { useRole } from './role.ts';

const HOUR = 3_600_000;
/** Delay before resubscribing after a failure, ms. */
const AGAIN_AFTER = 30_000;

async function leave(): Promise<void> {
  await logout();
  sessionStore.write(ENDED_KEY, 'staff-removed');
  location.replace(loginPath(HOME_PATH));
}

function follow(uid: string, role: string, { lastActiveAt = 0, ...member }: Staff): void {
  if (member.removedAt !== null) void leave();
  // Every page starts with a new token.
  else if (member.role !== role) location.reload();
  else if (lastActiveAt < Date.now() - HOUR) void recordActivity(uid);
}

/** @returns stops following */
function watch(uid: string, role: string): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let end = (): void => undefined;
  const retry = (): void => {
    again = setTimeout(listen, AGAIN_AFTER);
  };
  function listen(): void {
    import('#firebase/browser/subscribe.ts')
      .then(({ observeDocument }) => {
        if (isOver) return;
        const path = `${staffKind.collection}/${uid}`;
        const next = (fields: unknown): void => {
          const decoded = decodeDocument(staffKind, path, fields);
          if (decoded.success) follow(uid, role, decoded.value);
        };
        end = observeDocument(path, next, retry);
      })
      .catch(retry);
  }
  listen();
  return () => {
    isOver = true;
    clearTimeout(again);
    end();
  };
}

export function StaffWatch() {
  const { uid } = useStaff();
  const role = useRole();
  useEffect(() => watch(uid, role), [uid, role]);
  return null;
}
