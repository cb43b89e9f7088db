/** The state of a page opened by an email link, or by a user who has to verify their email. */
import { isWornLink } from '#core/account/auth-messages.ts';
import type { Failed } from '#core/result.ts';
import type { SignInActions, Visitor } from './actions.ts';

/** The parameters of an email link. */
export interface MailLink {
  /** `verifyEmail`, `verifyAndChangeEmail`, `recoverEmail`, `resetPassword`; absent on a plain visit. */
  readonly mode: string | null;
  readonly code: string | null;
}

export type MailLinkOutcome =
  | { readonly is: 'verified' }
  | { readonly is: 'recovered' }
  | { readonly is: 'new-password'; readonly code: string; readonly email: string }
  | { readonly is: 'to-verify'; readonly email: string; readonly sent?: Failed }
  | { readonly is: 'signed-out' }
  | { readonly is: 'failed'; readonly failed: Failed; readonly purpose: 'reset' | 'verify' };

export const readMailLink = (search: string): MailLink => {
  const params = new URLSearchParams(search);
  return { mode: params.get('mode'), code: params.get('oobCode') };
};

/** @param visitor the current user */
const stateOf = (visitor: Visitor | null): MailLinkOutcome => {
  if (visitor === null) return { is: 'signed-out' };
  return visitor.emailVerified ? { is: 'verified' } : { is: 'to-verify', email: visitor.email };
};

/** Applies the link. */
export async function followMailLink(
  { mode, code }: MailLink,
  actions: SignInActions,
): Promise<MailLinkOutcome> {
  if (code === null) {
    const reloaded = await actions.reloadUser();
    return reloaded.success
      ? stateOf(reloaded.value)
      : { is: 'failed', failed: reloaded, purpose: 'verify' };
  }
  if (mode === 'resetPassword') {
    const read = await actions.readResetCode(code);
    return read.success
      ? { is: 'new-password', code, email: read.value }
      : { is: 'failed', failed: read, purpose: 'reset' };
  }
  const applied = await actions.applyMailCode(code);
  if (applied.success) return { is: mode === 'recoverEmail' ? 'recovered' : 'verified' };
  const failed: MailLinkOutcome = { is: 'failed', failed: applied, purpose: 'verify' };
  if (mode !== 'verifyEmail' || !isWornLink(applied.code)) return failed;
  // A link opened twice was applied the first time; an expired one must be requested again.
  const reloaded = await actions.reloadUser();
  const state = reloaded.success ? stateOf(reloaded.value) : failed;
  if (state.is === 'to-verify') return { ...state, sent: applied };
  return state.is === 'verified' ? state : failed;
}
