import { expect, it } from 'vitest';
import { digestOf } from './digest.ts';

it('is FNV-1a, the last 24 digits', () => {
  // The published offset, without its first eight digits.
  expect(digestOf('')).toBe('07bb014262b821756295c58d');
});

it('differs for similar texts, and is the same each time', () => {
  const texts = Array.from({ length: 2_000 }, (_, at) => `ring-${at}`);
  expect(new Set(texts.map(digestOf)).size).toBe(2_000);
  expect(digestOf('ring-1')).toBe(digestOf('ring-1'));
  expect(digestOf('पायल')).toMatch(/^[0-9a-f]{24}$/);
});
