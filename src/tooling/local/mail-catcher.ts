/** A local mail server that sends nothing on: it shows the mails on a page. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simpleParser, type AddressObject } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { mailListPage, mailPage, type CaughtMail } from './mail-pages.ts';
import { LOOPBACK } from './ports.ts';

/** The page lists the last ones. */
const MOST_MAILS = 200;

export interface MailCatcher {
  /** The port of SMTP. */
  smtpPort: number;
  /** The newest first. */
  mails(): readonly CaughtMail[];
  close(): Promise<void>;
}

const addresses = (to: AddressObject | AddressObject[] | undefined): string =>
  [to ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

/** A mail can't run scripts or send forms, also when its page is opened on its own. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; frame-src 'self'";

function reply(response: ServerResponse, body: string, type = 'text/html; charset=utf-8'): void {
  response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY });
  response.end(body);
}

/** @param port of the page; SMTP gets a free one */
export async function startMailCatcher(port: number): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let last = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      simpleParser(stream).then(
        ({ from, to, subject = '', text = '', html, messageId = '', date }) => {
          last += 1;
          const at = date?.getTime() ?? Date.now();
          mails.unshift({
            ...{ id: last, at, messageId, subject, text },
            from: addresses(from),
            to: addresses(to),
            html: html || '',
          });
          mails.splice(MOST_MAILS);
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  const pages = createServer(({ url = '/' }, response) => {
    const [, id, part] = /^\/(\d+)(\/html)?$/.exec(url) ?? [];
    const mail = mails.find((each) => String(each.id) === id);
    if (url === '/mails.json') reply(response, JSON.stringify(mails), 'application/json');
    else if (url === '/') reply(response, mailListPage(mails));
    else if (mail === undefined) response.writeHead(404).end('This email is no longer stored.');
    else reply(response, part === undefined ? mailPage(mail) : mail.html);
  });
  await new Promise<void>((done, fail) => {
    smtp.once('error', fail);
    smtp.listen(0, LOOPBACK, done);
  });
  await new Promise<void>((done, fail) => pages.once('error', fail).listen(port, LOOPBACK, done));
  return {
    // A listening TCP server has such an address.
    smtpPort: (smtp.server.address() as AddressInfo).port,
    mails: () => mails,
    close: async () => {
      pages.closeAllConnections();
      await Promise.all([
        new Promise<void>((done) => smtp.close(done)),
        new Promise((done) => pages.close(done)),
      ]);
    },
  };
}
