/** Google's credentials on this machine, for commands that work on a real project. */
import { accessToken } from '#firebase/admin/access-token.ts';
import { Failure, firstLine } from './failure.ts';

export const SIGN_IN_TO_GOOGLE = 'gcloud auth application-default login';

/** @throws Failure with the ways to sign in: without credentials, the SDKs end the process with a stack */
export async function demandCredentials(): Promise<void> {
  try {
    await accessToken();
  } catch (error) {
    throw new Failure(
      `No valid Google credentials: ${firstLine(error)}`,
      `${SIGN_IN_TO_GOOGLE}\nor set GOOGLE_APPLICATION_CREDENTIALS=/path/to/service-account.json`,
    );
  }
}
