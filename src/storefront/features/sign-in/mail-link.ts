/** What a page does that a mail's link has opened, or that somebody has come to who has still to verify. */
import { isWornLink } from '#core/account/auth-words.ts';
import type { Failed } from '#core/result.ts';
import type { SignInActions, Visitor } from './actions.ts';

/** What stands in the address of a mail's link. */
export interface MailLink {
  /** `verifyEmail`, `verifyAndChangeEmail`, `recoverEmail`, `resetPassword`; absent on a plain visit. */
  readonly mode: string | null;
  readonly code: string | null;
}

export type Outcome =
  | { readonly is: 'verified' }
  | { readonly is: 'recovered' }
  | { readonly is: 'new-password'; readonly code: string; readonly email: string }
  | { readonly is: 'to-verify'; readonly email: string; readonly sent?: Failed }
  | { readonly is: 'nobody' }
  | { readonly is: 'failed'; readonly failed: Failed; readonly purpose: 'reset' | 'verify' };

export const readMailLink = (search: string): MailLink => {
  const asked = new URLSearchParams(search);
  return { mode: asked.get('mode'), code: asked.get('oobCode') };
};

/** @param visitor who is signed in */
const stateOf = (visitor: Visitor | null): Outcome => {
  if (visitor === null) return { is: 'nobody' };
  return visitor.emailVerified ? { is: 'verified' } : { is: 'to-verify', email: visitor.email };
};

/** Does what the link is for. */
export async function followMailLink(
  { mode, code }: MailLink,
  actions: SignInActions,
): Promise<Outcome> {
  if (code === null) {
    const found = await actions.askWhoIsIn();
    return found.success
      ? stateOf(found.value)
      : { is: 'failed', failed: found, purpose: 'verify' };
  }
  if (mode === 'resetPassword') {
    const read = await actions.readResetCode(code);
    return read.success
      ? { is: 'new-password', code, email: read.value }
      : { is: 'failed', failed: read, purpose: 'reset' };
  }
  const applied = await actions.applyMailCode(code);
  if (applied.success) return { is: mode === 'recoverEmail' ? 'recovered' : 'verified' };
  const failed: Outcome = { is: 'failed', failed: applied, purpose: 'verify' };
  if (mode !== 'verifyEmail' || !isWornLink(applied.code)) return failed;
  // A link that is opened twice has done its work the first time; one that is too old needs another.
  const found = await actions.askWhoIsIn();
  const state = found.success ? stateOf(found.value) : failed;
  if (state.is === 'to-verify') return { ...state, sent: applied };
  return state.is === 'verified' ? state : failed;
}
