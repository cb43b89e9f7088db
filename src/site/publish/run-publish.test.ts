import { describe, expect, test } from 'vitest';
import { FirestoreTimeout } from '#site/snapshot/firestore-timeout.ts';
import { DeployFailed, OlderThanLive } from './deploy.ts';
import type { Published, Publisher, PublishRequest } from './publisher.ts';
import { Refusal } from './refusal.ts';
import { publishWithRetry, refusalOf } from './run-publish.ts';

/** An error as the Firestore SDK throws it. */
const firestoreError = (code: number): Error =>
  Object.assign(new Error(`${code} of the server`), { code });

/** A publisher that fails with these errors in turn and then succeeds. */
function failingPublisher(...errors: Error[]) {
  const requests: PublishRequest[] = [];
  const publish = (request: PublishRequest): Promise<Published> => {
    requests.push(request);
    const error = errors.shift();
    if (error !== undefined) return Promise.reject(error);
    // The code under test does not use it.
    return Promise.resolve({} as Published);
  };
  // The code under test uses nothing else.
  return { publisher: { publish } as unknown as Publisher, requests };
}

/** Publishes with retries, without waiting. @returns the delays, ms */
async function waitsOf(publisher: Publisher, request: PublishRequest = {}): Promise<number[]> {
  const waits: number[] = [];
  await publishWithRetry(publisher, request, {
    wait: (ms) => Promise.resolve(waits.push(ms)),
  });
  return waits;
}

describe('a publish', () => {
  test('runs once when it succeeds', async () => {
    const { publisher, requests } = failingPublisher();
    expect(await waitsOf(publisher)).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  test.each<[string, Error]>([
    ['Firestore does not respond', new FirestoreTimeout()],
    ['Firestore is too slow', firestoreError(4)],
    ['the quota is exceeded', firestoreError(8)],
    ['Firestore is unavailable', firestoreError(14)],
  ])('is retried when %s, with growing delays', async (_case, error) => {
    const { publisher, requests } = failingPublisher(error, error);
    const request = { full: true };
    expect(await waitsOf(publisher, request)).toEqual([1_000, 2_000]);
    expect(requests).toEqual([request, request, request]);
  });

  test('fails after the fifth attempt with the last error', async () => {
    const last = firestoreError(14);
    const { publisher, requests } = failingPublisher(...[8, 8, 8, 8].map(firestoreError), last);
    await expect(waitsOf(publisher)).rejects.toBe(last);
    expect(requests).toHaveLength(5);
  });

  test.each<[string, Error]>([
    ['a refusal', new Refusal('malformed', 'Six documents do not fit.')],
    ['a missing permission', firestoreError(7)],
    ['a failed deploy', new DeployFailed('Not deployed.')],
    ['a bug', new TypeError('undefined is not a function')],
    ['a disk error', Object.assign(new Error('full'), { code: 'ENOSPC' })],
  ])('is not retried for %s', async (_case, error) => {
    const { publisher, requests } = failingPublisher(error);
    await expect(waitsOf(publisher)).rejects.toBe(error);
    expect(requests).toHaveLength(1);
  });
});

test('returns the name of a refusal, and undefined for other errors', () => {
  expect(refusalOf(new Refusal('malformed', 'Six documents do not fit.'))).toBe('malformed');
  expect(refusalOf(new OlderThanLive(2, 1))).toBe('older-than-live');
  expect(refusalOf(new Error('malformed'))).toBeUndefined();
});
