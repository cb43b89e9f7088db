/** Functions that the back office calls: who may call them, what they receive, and how they fail. */
import type * as z from 'zod';
import { failed, type Result } from '#core/result.ts';
import { mayStaff, roleOf, type StaffArea } from '#core/staff-roles.ts';
import { readDocument } from './read-document.ts';
import { staffKind } from '#schema/staff.ts';
import type { Server } from './server.ts';

export interface StaffCall<S extends z.ZodType, T> {
  input: S;
  /** The caller may edit it. */
  area: StaffArea;
  /**
   * @param by uid of the member of staff
   * @returns a failure with a message for staff
   */
  run: (input: z.output<S>, by: string, server: Server) => Promise<Result<T>>;
}

/** What firebase-functions passes on of a request: the verified token, and the data as sent. */
export interface CallRequest {
  auth?: { uid: string; token: Readonly<Record<string, unknown>> } | undefined;
  data: unknown;
}

/** Codes of failures that every call can have. */
export const CALL_CODES = {
  signedOut: 'unauthenticated',
  notAllowed: 'permission-denied',
  invalid: 'invalid-argument',
} as const;

/** Checks the token and the input, then runs the call. @throws what the call throws: a bug, or an outage */
export async function answerCall<S extends z.ZodType, T>(
  call: StaffCall<S, T>,
  { auth, data }: CallRequest,
  server: Server,
): Promise<Result<T>> {
  if (auth === undefined) return failed('Sign in to continue.', CALL_CODES.signedOut);
  // The claim must be exactly true, as in the rules.
  if (auth.token['admin'] !== true) return failed('Only staff can do this.', CALL_CODES.notAllowed);
  const member = await server.firestore.runTransaction((transaction) =>
    readDocument(transaction, server, staffKind, auth.uid),
  );
  const role = roleOf(auth.token, member);
  if (role === undefined || !mayStaff(role, 'edit', call.area))
    return failed('Your role does not include this. Ask an owner.', CALL_CODES.notAllowed);
  const input = call.input.safeParse(data);
  if (!input.success) {
    const fields = input.error.issues.map(({ path }) => path.join('.')).join(', ');
    return failed(`Check these fields: ${fields}.`, CALL_CODES.invalid);
  }
  return call.run(input.data, auth.uid, server);
}
