import { describe, expect, test } from 'vitest';
import { FirestoreSilent } from '#site/snapshot/firestore-timeout.ts';
import { DeployFailed, OlderThanLive } from './deploy.ts';
import type { Published, PublishRequest } from './publication.ts';
import type { Publisher } from './publisher.ts';
import { Refusal } from './refusal.ts';
import { publishPatiently, refusalOf } from './publish-for.ts';

/** As the Firestore SDK reports it. */
const firestoreError = (code: number): Error =>
  Object.assign(new Error(`${code} of the server`), { code });

/** A publisher whose publishes fail with these errors in turn, and then succeed. */
function failingPublisher(...errors: Error[]) {
  const requests: PublishRequest[] = [];
  const publish = (request: PublishRequest): Promise<Published> => {
    requests.push(request);
    const error = errors.shift();
    if (error !== undefined) return Promise.reject(error);
    // Nobody looks at it here.
    return Promise.resolve({} as Published);
  };
  // No more of it is used here.
  return { publisher: { publish } as unknown as Publisher, requests };
}

/** Publishes patiently, without waiting. @returns what it would have waited, ms */
async function waitsOf(publisher: Publisher, request: PublishRequest = {}): Promise<number[]> {
  const waits: number[] = [];
  await publishPatiently(publisher, request, {
    wait: (ms) => Promise.resolve(waits.push(ms)),
  });
  return waits;
}

describe('a publish', () => {
  test('that works is done once', async () => {
    const { publisher, requests } = failingPublisher();
    expect(await waitsOf(publisher)).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  test.each<[string, Error]>([
    ['Firestore does not answer', new FirestoreSilent()],
    ['Firestore is too slow', firestoreError(4)],
    ['the quota is spent', firestoreError(8)],
    ['Firestore is unavailable', firestoreError(14)],
  ])('is tried again when %s, each time later', async (_what, error) => {
    const { publisher, requests } = failingPublisher(error, error);
    const request = { full: true };
    expect(await waitsOf(publisher, request)).toEqual([1_000, 2_000]);
    expect(requests).toEqual([request, request, request]);
  });

  test('is given up after the fifth attempt, with the last error', async () => {
    const last = firestoreError(14);
    const { publisher, requests } = failingPublisher(...[8, 8, 8, 8].map(firestoreError), last);
    await expect(waitsOf(publisher)).rejects.toBe(last);
    expect(requests).toHaveLength(5);
  });

  test.each<[string, Error]>([
    ['a refusal', new Refusal('malformed', 'Six documents do not fit.')],
    ['a missing right', firestoreError(7)],
    ['a failed deploy', new DeployFailed('Not deployed.', 'Look at the log.')],
    ['a bug', new TypeError('undefined is not a function')],
    ['an error of the disk', Object.assign(new Error('full'), { code: 'ENOSPC' })],
  ])('is not tried again for %s', async (_what, error) => {
    const { publisher, requests } = failingPublisher(error);
    await expect(waitsOf(publisher)).rejects.toBe(error);
    expect(requests).toHaveLength(1);
  });
});

test('a refusal is known by its name; other errors are none', () => {
  expect(refusalOf(new Refusal('malformed', 'Six documents do not fit.'))).toBe('malformed');
  expect(refusalOf(new OlderThanLive(2, 1))).toBe('older-than-live');
  expect(refusalOf(new Error('malformed'))).toBeUndefined();
});
