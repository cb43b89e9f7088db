/** Staff can pause and resume automatic publishing, but not write the publisher's own fields. */
import { test } from 'vitest';
import { SOME_TIME } from '#fixtures/full-documents.ts';
import { allowed, denied, tryAll, type Case } from '#fixtures/rules-cases.ts';
import { clear, NOW, owner, write, type Fields } from '#fixtures/rules-emulator.ts';
import { EVERYBODY, PEOPLE, STAFF } from '#fixtures/rules-callers.ts';

const { staff } = PEOPLE;

function* pauses(): Generator<Case> {
  const path = 'publishing/automatic';
  const running = { seenAt: SOME_TIME, nextInMs: 900_000 };
  const paused = { pausedAt: NOW, pausedBy: STAFF };
  const resumed = { pausedAt: null, pausedBy: null };
  const attempt =
    (data: Fields, before?: Fields, at = path): Case['attempt'] =>
    async () => {
      await write(owner, before === undefined ? { path, deleted: true } : { path, data: before });
      return write(staff, { path: at, data });
    };
  yield allowed('paused before any publisher ran', attempt(paused));
  yield allowed('paused', attempt({ ...running, ...paused }, running));
  yield allowed('resumed', attempt({ ...running, ...resumed }, { ...running, ...paused }));
  const bad: readonly (readonly [string, Fields])[] = [
    ['by another person', { ...running, ...paused, pausedBy: 'somebody' }],
    ['at another time', { ...running, ...paused, pausedAt: SOME_TIME }],
    ['without an author', { ...running, ...paused, pausedBy: null }],
    ['without a person', { ...running, pausedAt: NOW }],
    ['with a heartbeat of the publisher', { ...paused, seenAt: NOW, nextInMs: 900_000 }],
    ['with another next run', { ...running, ...paused, nextInMs: 1 }],
    ['with another field', { ...running, ...paused, note: 'Diwali' }],
    ['without the publisher’s fields', paused],
  ];
  for (const [label, data] of bad) yield denied(`paused ${label}`, attempt(data, running));
  yield denied('a first pause with a heartbeat', attempt({ ...paused, seenAt: NOW }));
  yield denied('another document', attempt(paused, undefined, 'publishing/other'));
  for (const person of EVERYBODY.filter((one) => one !== 'staff')) {
    yield denied(`paused by ${person}`, async () => {
      await write(owner, { path, data: running });
      return write(PEOPLE[person], { path, data: { ...running, ...paused } });
    });
    yield denied(`first paused by ${person}`, async () => {
      await write(owner, { path, deleted: true });
      return write(PEOPLE[person], { path, data: paused });
    });
  }
}

export function automaticPublishingCases(): void {
  test('only staff pause and resume automatic publishing', async () => {
    await clear();
    for (const one of pauses()) await tryAll([one]);
  });
}
