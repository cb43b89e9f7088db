/** Google's REST APIs for the doctor. Failures are returned, so that a check can report them. */
import * as z from 'zod';
import { SIGN_IN_TO_GOOGLE } from '#tooling/local/credentials.ts';
import { unchecked, wrong, type Finding } from './finding.ts';

export type Unanswered =
  | { kind: 'disabled'; service: string }
  | { kind: 'forbidden'; reason: string }
  | { kind: 'signedOut'; reason: string }
  | { kind: 'failed'; reason: string };

export type Answer<T> = { kind: 'ok'; value: T } | { kind: 'missing' } | Unanswered;

export interface Google {
  readonly project: string;
  /** Whether there are credentials; without them, every request has the same answer. */
  signIn: () => Promise<Answer<string>>;
  get: <S extends z.ZodType>(url: string, schema: S) => Promise<Answer<z.output<S>>>;
  post: <S extends z.ZodType>(url: string, body: object, schema: S) => Promise<Answer<z.output<S>>>;
}

const TIMEOUT_MS = 20_000;
const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;
const NOT_FOUND = 404;

const failure = z.object({
  error: z.object({
    message: z.string().default(''),
    details: z
      .array(
        z.looseObject({
          reason: z.string().optional(),
          metadata: z.record(z.string(), z.string()).optional(),
        }),
      )
      .default([]),
  }),
});

/** The innermost message: `fetch failed` does not help, its cause `ECONNREFUSED` does. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message || error.name;
}

function refusal(status: number, body: unknown): Answer<never> {
  const parsed = failure.safeParse(body);
  const { message, details } = parsed.success ? parsed.data.error : { message: '', details: [] };
  const disabled = details.find(({ reason }) => reason === 'SERVICE_DISABLED');
  if (disabled !== undefined)
    return { kind: 'disabled', service: disabled.metadata?.['service'] ?? 'the API' };
  const reason = message || `HTTP status ${status}`;
  if (status === UNAUTHENTICATED) return { kind: 'signedOut', reason };
  if (status === FORBIDDEN) return { kind: 'forbidden', reason };
  return status === NOT_FOUND
    ? { kind: 'missing' }
    : { kind: 'failed', reason: `Google responded with HTTP status ${status}: ${reason}` };
}

/**
 * @param options.token of the user or the service account that runs the doctor
 * @param options.fetch a fake, for tests
 */
export function connectGoogle(options: {
  project: string;
  token: () => Promise<string>;
  fetch: typeof fetch;
}): Google {
  const { project, fetch: fetchWith } = options;
  let token: Promise<string> | undefined;

  async function signIn(): Promise<Answer<string>> {
    try {
      return { kind: 'ok', value: await (token ??= options.token()) };
    } catch (error) {
      return { kind: 'signedOut', reason: reasonOf(error) };
    }
  }

  async function send<S extends z.ZodType>(
    url: string,
    schema: S,
    init: RequestInit,
  ): Promise<Answer<z.output<S>>> {
    const account = await signIn();
    if (account.kind !== 'ok') return account;
    try {
      const response = await fetchWith(url, {
        ...init,
        headers: {
          authorization: `Bearer ${account.value}`,
          'content-type': 'application/json',
          // The project whose quota is used, which user credentials do not specify.
          'x-goog-user-project': project,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok) return refusal(response.status, body);
      const parsed = schema.safeParse(body);
      return parsed.success
        ? { kind: 'ok', value: parsed.data }
        : { kind: 'failed', reason: `Unexpected response of ${new URL(url).host}.` };
    } catch (error) {
      return {
        kind: 'failed',
        reason: `${new URL(url).host} can't be reached: ${reasonOf(error)}`,
      };
    }
  }
  return {
    project,
    signIn,
    get: (url, schema) => send(url, schema, {}),
    post: (url, body, schema) => send(url, schema, { method: 'POST', body: JSON.stringify(body) }),
  };
}

/**
 * The finding for a failed request.
 * @param role the role that allows an account to make it
 */
export function unanswered(
  name: string,
  answer: Unanswered,
  { project, role }: { project: string; role: string },
): Finding {
  switch (answer.kind) {
    case 'disabled':
      return wrong(
        name,
        `The API ${answer.service} is disabled.`,
        `gcloud services enable ${answer.service} --project ${project}`,
      );
    case 'forbidden':
      return unchecked(
        name,
        `The account has no permission: ${answer.reason}`,
        `gcloud projects add-iam-policy-binding ${project} --role ${role} --member user:YOUR-EMAIL`,
      );
    case 'signedOut':
      return unchecked(name, `No valid Google credentials: ${answer.reason}`, SIGN_IN_TO_GOOGLE);
    case 'failed':
      return unchecked(name, answer.reason, 'npm run doctor   (again, when the network works)');
  }
}

/** A call of Google's API that has no command. */
export const curl = (
  { project }: Pick<Google, 'project'>,
  method: 'POST' | 'PATCH',
  { url, body }: { url: string; body: object },
): string =>
  [
    `curl -X ${method} '${url}' \\`,
    `  -H "Authorization: Bearer $(gcloud auth print-access-token)" -H 'x-goog-user-project: ${project}' \\`,
    `  -H 'content-type: application/json' -d '${JSON.stringify(body)}'`,
  ].join('\n');
