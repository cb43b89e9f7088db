import { describe, expect, test } from 'vitest';
import { LATENESS } from '#core/publishing/heartbeat.ts';
import { automaticMeaning, automaticOf, goesLiveShort, goLiveText } from './automatic.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-22T14:04:30+05:30');
const running = { seenAt: NOW - 30_000, nextInMs: 15 * MINUTE };

/** Text with plain spaces: ICU puts a narrow one before "pm". */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
const textOf = (stored: Parameters<typeof automaticOf>[0], now = NOW): string =>
  plain(goLiveText(automaticOf(stored, now), now));

describe('automatic publishing', () => {
  test('shows the next run, rounded up to the minute', () => {
    expect(automaticOf(running, NOW)).toEqual({
      kind: 'on',
      nextAt: NOW + 15 * MINUTE - 30_000,
    });
    expect(textOf(running)).toBe('Goes live automatically by 2:19 pm');
    expect(textOf({ ...running, seenAt: NOW })).toBe('Goes live automatically by 2:20 pm');
  });

  test('shows no time in the past', () => {
    expect(textOf(running, NOW + 16 * MINUTE)).toBe('Goes live automatically in a few minutes');
  });

  test.each([
    ['nothing was ever written', undefined],
    ['the publisher has stopped', { seenAt: NOW, nextInMs: null }],
    ['the publisher is too late', { seenAt: NOW - 16 * MINUTE - LATENESS, nextInMs: 15 * MINUTE }],
  ])('promises nothing when %s', (_what, stored) => {
    expect(automaticOf(stored, NOW).kind).toBe('off');
    expect(textOf(stored)).toBe('The publisher isn’t running');
    expect(goesLiveShort(automaticOf(stored, NOW), NOW)).toBe('publisher off');
  });

  test('shows who paused it and when, whether or not the publisher runs', () => {
    const pause = { pausedAt: NOW - MINUTE, pausedBy: 'meera' };
    for (const stored of [pause, { ...running, ...pause }]) {
      const automatic = automaticOf(stored, NOW);
      expect(automatic).toEqual({ kind: 'paused', by: 'meera', at: NOW - MINUTE });
      expect(textOf(stored)).toBe('Automatic publishing is paused');
      expect(automaticMeaning(automatic)).toMatch(/^Nothing goes live automatically/);
    }
  });

  test('is on again after resuming', () => {
    expect(automaticOf({ ...running, pausedAt: null, pausedBy: null }, NOW).kind).toBe('on');
  });
});
