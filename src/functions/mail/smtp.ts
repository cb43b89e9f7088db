/** Gives a mail to the mail server of the settings. */
import { createTransport } from 'nodemailer';
import { errorMessage } from '#core/result.ts';
import { LONGEST_MAIL_ERROR, type RenderedMail } from '#schema/mail.ts';
import type { FunctionSettings } from '#functions/settings.ts';

/** Port of SMTP with TLS from the first byte; other ports start TLS later. */
const TLS_PORT = 465;
const DEFAULT_PORT = '587';
/** Less than the timeout of the function that sends. */
const TIMEOUT_MS = 20_000;

export interface OutgoingMail extends RenderedMail {
  /** The same in every attempt, so that the receiver can drop a copy. */
  messageId: string;
  from: { name: string; address: string };
  replyTo: string;
  to: string;
}

/** `unknown`: the connection ended after the whole mail had left, before the server confirmed it. */
export type SmtpOutcome =
  { state: 'sent' } | { state: 'temporary' | 'permanent' | 'unknown'; error: string };

const onOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_MAIL_ERROR)
    .trim();

interface SmtpError {
  code: unknown;
  /** Of the server's reply; undefined without one. */
  responseCode: number | undefined;
  permanent: boolean;
}

function readSmtpError(error: unknown): SmtpError {
  const field = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  const responseCode = field('responseCode');
  return {
    code: field('code'),
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    permanent: field('permanent') === true,
  };
}

/** Errors of a mail itself, which nodemailer finds before it connects. */
const OWN_ERRORS: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

const CHECK_ACCOUNT = 'Check SMTP_USER and SMTP_PASSWORD of the functions.';
const CHECK_SERVER = 'Check SMTP_HOST and SMTP_PORT of the functions.';

/** @param hasLeft whether the whole mail had been written to the connection */
export function smtpFailure(
  error: unknown,
  hasLeft: boolean,
): Exclude<SmtpOutcome, { state: 'sent' }> {
  const { code, responseCode, permanent } = readSmtpError(error);
  const message = errorMessage(error);
  if (code === 'EAUTH' && (permanent || responseCode === undefined)) {
    const text = `The mail server refused the sign-in. ${CHECK_ACCOUNT} It answered: ${message}`;
    return { state: 'permanent', error: onOneLine(text) };
  }
  if (responseCode !== undefined) {
    const text = `The mail server refused this mail. It answered: ${message}`;
    return { state: permanent ? 'permanent' : 'temporary', error: onOneLine(text) };
  }
  if (hasLeft) {
    const text = `The connection ended before the mail server confirmed this mail: ${message}`;
    return { state: 'unknown', error: onOneLine(text) };
  }
  if (OWN_ERRORS.includes(code)) return { state: 'permanent', error: onOneLine(message) };
  const text = `The mail server can’t be reached. ${CHECK_SERVER} Error: ${message}`;
  return { state: 'temporary', error: onOneLine(text) };
}

/** Never throws: an error is an outcome. */
export async function sendBySmtp(
  { messageId, from, replyTo, to, subject, text, html }: OutgoingMail,
  { SMTP_HOST: host, SMTP_PORT = DEFAULT_PORT, SMTP_USER: user, SMTP_PASSWORD }: FunctionSettings,
): Promise<SmtpOutcome> {
  const port = Number(SMTP_PORT);
  let hasLeft = false;
  const transport = createTransport({
    ...{ host, port, secure: port === TLS_PORT },
    // A password never crosses an open connection.
    requireTLS: user !== undefined && port !== TLS_PORT,
    ...(user !== undefined && { auth: { user, pass: SMTP_PASSWORD ?? '' } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: {
      info: (entry: unknown) => {
        hasLeft ||=
          typeof entry === 'object' && entry !== null && Reflect.get(entry, 'tnx') === 'message';
      },
    },
  });
  try {
    await transport.sendMail({
      ...{ messageId, from, replyTo, to, subject, text, html },
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return { state: 'sent' };
  } catch (error) {
    return smtpFailure(error, hasLeft);
  } finally {
    transport.close();
  }
}
