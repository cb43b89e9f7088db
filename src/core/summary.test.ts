/** Shortened text ends well. */
import { describe, expect, it } from 'vitest';
import { summary } from './summary.ts';

describe('summary', () => {
  it('keeps a text that fits, on one line', () => {
    expect(summary(' A ring\n\nwith  stones ', 40)).toBe('A ring with stones');
  });

  it('cuts after a whole word', () => {
    expect(summary('A ring with a very long description', 15)).toBe('A ring with a…');
    expect(summary('Rings, chains, anklets', 15)).toBe('Rings, chains…');
    expect(summary('Bands and rings in silver', 18)).toBe('Bands and rings…');
  });

  it('cuts a single word that is too long, but never an emoji', () => {
    expect(summary('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(summary('💍'.repeat(20), 10).isWellFormed()).toBe(true);
    expect(summary('💍'.repeat(20), 11).isWellFormed()).toBe(true);
  });

  it('is never longer than the limit', () => {
    for (let most = 5; most < 60; most += 1) {
      expect(
        summary('Ridge textured band — a ring 💍 for every day, in 925 silver', most).length,
      ).toBeLessThanOrEqual(most);
    }
  });
});
