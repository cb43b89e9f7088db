/** Registers calls with firebase-functions. */
import { HttpsError, onCall, type FunctionsErrorCode } from 'firebase-functions/https';
import { logger } from 'firebase-functions';
import type * as z from 'zod';
import type { Result } from '#core/result.ts';
import {
  answerCall,
  answerPerson,
  CALL_CODES,
  type CallRequest,
  type PersonCall,
  type StaffCall,
} from './call.ts';
import { server } from './server.ts';
import { enforcesAppCheck } from './settings.ts';

const CALL_ERRORS: readonly FunctionsErrorCode[] = Object.values(CALL_CODES);

/** The status of a failure; one of the call itself is a failed precondition, with its own code as a detail. */
const statusOf = (code: string | undefined): FunctionsErrorCode =>
  CALL_ERRORS.find((status) => status === code) ?? 'failed-precondition';

/** Calls the handler; its failures reach the browser with their message and code. */
const answered =
  <T>(handle: (request: CallRequest) => Promise<Result<T>>) =>
  async (request: CallRequest): Promise<T> => {
    try {
      const result = await handle(request);
      if (result.success) return result.value;
      const { error, code } = result;
      throw new HttpsError(statusOf(code), error, { code });
    } catch (error) {
      if (!(error instanceof HttpsError)) logger.error('A call failed', error);
      throw error;
    }
  };

/** A callable function for everyone who is signed in. */
export const personCall = <S extends z.ZodType, T>(call: PersonCall<S, T>) =>
  onCall(
    { enforceAppCheck: enforcesAppCheck() },
    answered((request) => answerPerson(call, request, server())),
  );

/** A callable function for staff. */
export const staffCall = <S extends z.ZodType, T>(
  call: StaffCall<S, T>,
  options: { secrets?: string[] } = {},
) =>
  onCall(
    { ...options, enforceAppCheck: enforcesAppCheck() },
    answered((request) => answerCall(call, request, server())),
  );
