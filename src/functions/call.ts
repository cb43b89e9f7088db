/** Functions that browsers call: who may call them, what they receive, and how they fail. */
import type * as z from 'zod';
import { failed, succeeded, type Result } from '#core/result.ts';
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

/** Who is signed in, with the verified token. */
export interface Person {
  uid: string;
  token: Readonly<Record<string, unknown>>;
}

/** A call of everyone who is signed in. */
export interface PersonCall<S extends z.ZodType, T> {
  input: S;
  /** @returns a failure with a message for the person */
  run: (input: z.output<S>, person: Person, server: Server) => Promise<Result<T>>;
}

/** What firebase-functions passes on of a request: the verified token, and the data as sent. */
export interface CallRequest {
  auth?: Person | undefined;
  data: unknown;
}

/** Codes of failures that every call can have. */
export const CALL_CODES = {
  signedOut: 'unauthenticated',
  notAllowed: 'permission-denied',
  invalid: 'invalid-argument',
} as const;

const SIGN_IN = failed('Sign in to continue.', CALL_CODES.signedOut);

function inputOf<S extends z.ZodType>(schema: S, data: unknown): Result<z.output<S>> {
  const input = schema.safeParse(data);
  if (input.success) return succeeded(input.data);
  const fields = input.error.issues.map(({ path }) => path.join('.')).join(', ');
  return failed(`Check these fields: ${fields}.`, CALL_CODES.invalid);
}

/** Checks the token and the input, then runs the call. @throws what the call throws: a bug, or an outage */
export async function answerPerson<S extends z.ZodType, T>(
  call: PersonCall<S, T>,
  { auth, data }: CallRequest,
  server: Server,
): Promise<Result<T>> {
  if (auth === undefined) return SIGN_IN;
  const input = inputOf(call.input, data);
  return input.success ? call.run(input.value, auth, server) : input;
}

/** Also checks the role. @throws what the call throws: a bug, or an outage */
export async function answerCall<S extends z.ZodType, T>(
  call: StaffCall<S, T>,
  { auth, data }: CallRequest,
  server: Server,
): Promise<Result<T>> {
  if (auth === undefined) return SIGN_IN;
  // The claim must be exactly true, as in the rules.
  if (auth.token['admin'] !== true) return failed('Only staff can do this.', CALL_CODES.notAllowed);
  const member = await server.firestore.runTransaction(
    (transaction) => readDocument(transaction, server, staffKind, auth.uid),
    { readOnly: true },
  );
  const role = roleOf(auth.token, member);
  if (role === undefined || !mayStaff(role, 'edit', call.area))
    return failed('Your role does not include this. Ask an owner.', CALL_CODES.notAllowed);
  const input = inputOf(call.input, data);
  return input.success ? call.run(input.value, auth.uid, server) : input;
}
