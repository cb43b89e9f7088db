import { describe, expect, it } from 'vitest';
import { heightAt, widthsFor } from './make-renditions.ts';

describe('the widths of a picture', () => {
  it.each([
    [4_000, [320, 640, 1_280]],
    [1_280, [320, 640, 1_280]],
    [900, [320, 640, 900]],
    [640, [320, 640]],
    [200, [200]],
  ])('for a width of %i px are %o', (width, widths) => {
    expect(widthsFor(width)).toEqual(widths);
  });

  it('keep the aspect ratio', () => {
    expect(heightAt(320, { width: 4_000, height: 3_000 })).toBe(240);
    expect(heightAt(320, { width: 4_000, height: 1 })).toBe(1);
  });
});
