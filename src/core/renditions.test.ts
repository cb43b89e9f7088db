import { describe, expect, it } from 'vitest';
import { renditionAtLeast } from './renditions.ts';

const picture = { url: '/p/ring-1200.jpg?v=2', widths: [160, 480, 1200] };

describe('the rendition for a width', () => {
  it('is the smallest that is wide enough', () => {
    expect(renditionAtLeast(picture, 160)).toBe('/p/ring-160.jpg?v=2');
    expect(renditionAtLeast(picture, 161)).toBe('/p/ring-480.jpg?v=2');
  });
  it('is the original if none is wide enough or there are none', () => {
    expect(renditionAtLeast(picture, 1201)).toBe(picture.url);
    expect(renditionAtLeast({ url: '/p/own.jpg' }, 10)).toBe('/p/own.jpg');
  });
});
