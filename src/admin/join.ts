/** `/admin/join`: accepts the invitation of the signed-in person, then opens the back office. */
import { ADMIN_PATH, loginPath } from '#core/paths.ts';
import { callFunction } from '#firebase/browser/call-function.ts';
import { logout, refreshUser } from '#firebase/browser/session/auth.ts';
import { guardPage } from '#firebase/browser/session/guard.ts';

function button(label: string, act: () => Promise<unknown>): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'btn btn-secondary';
  made.textContent = label;
  made.addEventListener('click', () => void act());
  return made;
}

/** Shows why it failed, with another attempt and another account. */
function show(place: HTMLElement, message: string): void {
  const status = place.querySelector('[role=status]');
  if (!status) return;
  status.textContent = message;
  const again = async (): Promise<void> => {
    // The email may have been verified in another tab.
    await refreshUser();
    location.reload();
  };
  const other = async (): Promise<void> => {
    await logout();
    location.replace(loginPath(location.pathname));
  };
  status.after(button('Try again', again), button('Use another account', other));
}

export async function join(place: HTMLElement): Promise<void> {
  const user = await guardPage('sign-in');
  if (user === undefined) return;
  const joined = await callFunction('acceptInvitation', {});
  // The next page starts with a new token, which has the role.
  if (joined.success) location.replace(ADMIN_PATH);
  else show(place, `${joined.error} You are signed in as ${user.email}.`);
}
