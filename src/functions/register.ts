/** Registers calls with firebase-functions. */
import { HttpsError, onCall, type FunctionsErrorCode } from 'firebase-functions/https';
import { logger } from 'firebase-functions';
import type * as z from 'zod';
import { answerCall, CALL_CODES, type StaffCall } from './call.ts';
import { server } from './server.ts';
import { enforcesAppCheck } from './settings.ts';

const CALL_ERRORS: readonly FunctionsErrorCode[] = Object.values(CALL_CODES);

/** The status of a failure; one of the call itself is a failed precondition, with its own code as a detail. */
const statusOf = (code: string | undefined): FunctionsErrorCode =>
  CALL_ERRORS.find((status) => status === code) ?? 'failed-precondition';

/** A callable function for staff; its failures reach the browser with their message and code. */
export const staffCall = <S extends z.ZodType, T>(
  call: StaffCall<S, T>,
  options: { secrets?: string[] } = {},
) =>
  onCall({ ...options, enforceAppCheck: enforcesAppCheck() }, async (request) => {
    try {
      const result = await answerCall(call, request, server());
      if (result.success) return result.value;
      const { error, code } = result;
      throw new HttpsError(statusOf(code), error, { code });
    } catch (error) {
      if (!(error instanceof HttpsError)) logger.error('A call failed', error);
      throw error;
    }
  });
