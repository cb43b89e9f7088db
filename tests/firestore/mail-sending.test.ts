/** A queued mail is sent once; failures are retried, or wait for staff. */
import { SMTPServer } from 'smtp-server';
import { simpleParser, type ParsedMail } from 'mailparser';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { unwrapped } from '#fixtures/invoices.ts';
import { MAILS } from '#fixtures/mails.ts';
import { deleteOldMail, retryMail } from '#functions/mail/mail-schedule.ts';
import { queueMail } from '#functions/mail/queue-mail.ts';
import { resolveMailCall } from '#functions/mail/resolve-mail.ts';
import { RETRY_AFTER_MS, SENDING_MS, sendMail } from '#functions/mail/send-mail.ts';
import type { OutgoingMail, SmtpOutcome } from '#functions/mail/smtp.ts';
import { encodeDocument } from '#schema/kind.ts';
import { mailKind, type Mail } from '#schema/mail.ts';
import { openMailDatabase } from '#fixtures/mail-database.ts';

const { firestore, settings, server, audits, other, mail, mails, reset, close } =
  openMailDatabase();
beforeEach(reset);
afterAll(close);

const NOW = Date.parse('2026-11-26T06:30:00Z');
const HOUR = 3_600_000;

describe('sending', () => {
  const queue = (id = 'm1') =>
    firestore.runTransaction((transaction) =>
      queueMail(
        transaction,
        server,
        { id, to: 'asha@shop.in', content: MAILS['quote-ready'] },
        NOW,
      ),
    );
  let given: OutgoingMail[] = [];
  const sender = (outcome: SmtpOutcome) => (message: OutgoingMail) => {
    given.push(message);
    return Promise.resolve(outcome);
  };
  const send = (outcome: SmtpOutcome, now = NOW, by = server) =>
    sendMail('m1', by, { now: () => now, send: sender(outcome) });
  const temporary: SmtpOutcome = { state: 'temporary', error: '452 Mailbox full' };
  const resolve = (action: 'send' | 'dismiss') =>
    resolveMailCall.run({ ids: ['m1'], action }, 'meera', server);

  beforeEach(async () => {
    given = [];
    await queue();
  });

  test('two instances send a mail once, and a replay sends nothing', async () => {
    const states = await Promise.all([
      send({ state: 'sent' }),
      send({ state: 'sent' }, NOW, other),
      send({ state: 'sent' }),
    ]);
    expect(states.filter((state) => state === 'sent')).toHaveLength(1);
    expect(await queue()).toBe(false);
    expect(await send({ state: 'sent' })).toBeUndefined();
    expect(given).toHaveLength(1);
    expect(given).toMatchObject([
      {
        messageId: '<m1@glambug.test>',
        from: { name: 'GlamBug Mart', address: 'shop@glambug.test' },
        replyTo: 'orders@glambug.test',
      },
    ]);
    expect(await mail()).toMatchObject({
      delivery: { state: 'sent', at: NOW },
      rendered: { subject: 'Your quote for order GB-7K2M9Q is ready' },
    });
  });

  test('a temporary failure is tried again later, and fails in the end', async () => {
    expect(await send(temporary)).toBe('queued');
    expect(await mail()).toMatchObject({ error: '452 Mailbox full', attempts: 1 });
    const soon = { now: () => NOW + 60_000, send: sender(temporary) };
    await retryMail(server, soon);
    expect(given).toHaveLength(1);
    let now = NOW;
    for (const wait of RETRY_AFTER_MS) {
      now += wait;
      const at = now;
      await retryMail(server, { now: () => at, send: sender(temporary) });
    }
    expect(given).toHaveLength(RETRY_AFTER_MS.length + 1);
    expect(new Set(given.map(({ messageId }) => messageId)).size).toBe(1);
    expect((await mail()).delivery).toEqual({ state: 'failed', at: now, mayHaveArrived: false });
  });

  test('a run ends before its timeout while the mail server is away; the next one sends the rest', async () => {
    for (let other = 2; other <= 20; other += 1) await queue(`m${other}`);
    let now = NOW;
    const timingOut = (message: OutgoingMail) => {
      now += 20_000;
      return sender(temporary)(message);
    };
    await retryMail(server, { now: () => now, send: timingOut });
    expect(given).toHaveLength(10);
    expect(new Set((await mails()).map(({ delivery }) => delivery.state))).toEqual(
      new Set(['queued']),
    );
    await retryMail(server, { now: () => now, send: sender({ state: 'sent' }) });
    expect(new Set(given.map(({ messageId }) => messageId)).size).toBe(20);
  });

  test('a permanent failure waits for staff, who send it again once', async () => {
    await send({ state: 'permanent', error: '550 No such user' });
    expect(await mail()).toMatchObject({
      delivery: { state: 'failed' },
      error: '550 No such user',
    });
    await retryMail(server, { now: () => NOW + 48 * HOUR, send: sender({ state: 'sent' }) });
    expect(given).toHaveLength(1);
    const clicks = await Promise.all([resolve('send'), resolve('send')]);
    expect(clicks.map((each) => unwrapped(each).changed).toSorted()).toEqual([0, 1]);
    expect(await audits()).toMatchObject([
      {
        path: 'mail/m1',
        by: 'meera',
        before: { delivery: 'failed' },
        after: { delivery: 'queued' },
      },
    ]);
    const later = Date.now() + HOUR;
    await Promise.all([send({ state: 'sent' }, later), send({ state: 'sent' }, later, other)]);
    expect(given).toHaveLength(2);
    expect(unwrapped(await resolve('send')).changed).toBe(0);
    expect((await mail()).delivery.state).toBe('sent');
  });

  test('staff can dismiss a failed mail, and nothing else', async () => {
    expect(unwrapped(await resolve('dismiss')).changed).toBe(0);
    await send({ state: 'permanent', error: '550 No such user' });
    expect(unwrapped(await resolve('dismiss')).changed).toBe(1);
    expect((await mail()).delivery.state).toBe('dismissed');
    expect(unwrapped(await resolve('send')).changed).toBe(0);
  });

  test('a function that ends while it sends leaves the decision to staff', async () => {
    const ends = () => Promise.reject(new Error('Ended'));
    const delivery = { state: 'sending', until: NOW + SENDING_MS } as const;
    await firestore.doc('mail/m1').set(encodeDocument(mailKind, { ...(await mail()), delivery }));
    await retryMail(server, { now: () => NOW + SENDING_MS - 1, send: ends });
    expect((await mail()).delivery.state).toBe('sending');
    await retryMail(server, { now: () => NOW + SENDING_MS, send: ends });
    expect(await mail()).toMatchObject({ delivery: { state: 'failed', mayHaveArrived: true } });
  });

  test.each([
    ['a mail server', { SMTP_HOST: undefined }, 'SMTP_HOST'],
    ['a sender', { MAIL_FROM: undefined }, 'MAIL_FROM'],
    ['the address of the site', { SITE_URL: undefined }, 'SITE_URL'],
  ])('names the remedy without %s', async (_name, change, remedy) => {
    const incomplete = { firestore, settings: { ...settings, ...change } };
    expect(await send({ state: 'sent' }, NOW, incomplete)).toBe('failed');
    expect((await mail()).error).toContain(remedy);
    expect(given).toEqual([]);
  });

  test('a database that can’t be read for a moment delays a mail', async () => {
    const unreadable = { get: () => Promise.reject(new Error('14 UNAVAILABLE: No connection')) };
    const interrupted = Object.assign(Object.create(firestore) as typeof firestore, {
      doc: (path: string) => (path === 'settings/site' ? unreadable : firestore.doc(path)),
    });
    expect(await send({ state: 'sent' }, NOW, { firestore: interrupted, settings })).toBe('queued');
    expect(given).toEqual([]);
    expect(await mail()).toMatchObject({
      delivery: { state: 'queued', dueAt: NOW + 5 * 60_000 },
      error: '14 UNAVAILABLE: No connection',
    });
    await retryMail(server, { now: () => NOW + HOUR, send: sender({ state: 'sent' }) });
    expect((await mail()).delivery.state).toBe('sent');
  });

  test('invalid settings are named, and not tried again', async () => {
    await firestore.doc('settings/site').set({ businessName: '' });
    expect(await send({ state: 'sent' })).toBe('failed');
    expect((await mail()).error).toContain('businessName');
  });

  test('mails are deleted after 90 days', async () => {
    await deleteOldMail(server, NOW + 89 * 24 * HOUR);
    expect(await mails()).toHaveLength(1);
    await deleteOldMail(server, NOW + 91 * 24 * HOUR);
    expect(await mails()).toEqual([]);
  });
});

describe('with a mail server', () => {
  let received: ParsedMail[] = [];
  let behaviour: 'accept' | 'refuse' | 'busy' | 'drop' = 'accept';
  const answers = { refuse: [550, 'No such user'], busy: [451, 'Try later'] } as const;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: (_to, _session, done) => {
      if (behaviour === 'accept' || behaviour === 'drop') done();
      else {
        const [responseCode, text] = answers[behaviour];
        done(Object.assign(new Error(text), { responseCode }));
      }
    },
    onData: (stream, _session, done) => {
      void simpleParser(stream).then((message) => {
        received.push(message);
        if (behaviour !== 'drop') done();
        // The connection ends before the answer.
        else for (const each of smtp.connections) each.close();
      });
    },
  });
  const listening = new Promise<number>((done) => {
    // A listening TCP server has such an address.
    smtp.listen(0, '127.0.0.1', () => done((smtp.server.address() as AddressInfo).port));
  });
  smtp.on('error', () => undefined);
  afterAll(() => new Promise<void>((done) => smtp.close(done)));

  const sendNow = async (): Promise<Mail> => {
    const id = crypto.randomUUID();
    const at = { firestore, settings: { ...settings, SMTP_PORT: String(await listening) } };
    await firestore.runTransaction((transaction) =>
      queueMail(transaction, at, { id, to: 'asha@shop.in', content: MAILS.invoice }),
    );
    await sendMail(id, at);
    const stored = (await mails()).find((each) => each.id === id);
    if (stored === undefined) throw new Error('The mail is stored.');
    return stored;
  };

  beforeEach(() => {
    received = [];
    behaviour = 'accept';
  });

  test('a mail arrives with both versions', async () => {
    expect((await sendNow()).delivery.state).toBe('sent');
    const [message] = received;
    expect(message?.from?.text).toBe('"GlamBug Mart" <shop@glambug.test>');
    expect(message?.subject).toBe('Tax invoice INV/26-27/0042 for order GB-7K2M9Q');
    expect(message?.text).toContain('Total including GST: ₹18,456');
    expect(message?.html).toContain('₹18,456');
    expect(message?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('refusals and interruptions are told apart', async () => {
    behaviour = 'busy';
    expect(await sendNow()).toMatchObject({
      delivery: { state: 'queued' },
      error: expect.stringMatching(/Try later/),
    });
    behaviour = 'refuse';
    expect(await sendNow()).toMatchObject({
      delivery: { state: 'failed', mayHaveArrived: false },
      error: expect.stringMatching(/No such user/),
    });
    expect(received).toEqual([]);
    behaviour = 'drop';
    expect(await sendNow()).toMatchObject({ delivery: { state: 'failed', mayHaveArrived: true } });
    expect(received).toHaveLength(1);
  });
});
