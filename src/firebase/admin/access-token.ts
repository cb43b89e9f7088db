/** A token for Google's REST APIs, of the application default credentials. */
import { applicationDefault } from 'firebase-admin/app';

/** @throws when this machine has no credentials, or they are refused */
export async function accessToken(): Promise<string> {
  const { access_token: token } = await applicationDefault().getAccessToken();
  return token;
}
