import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_PICTURE } from '#core/picture-file.ts';
import { checkPicture } from './check-picture.ts';
import { readPictureBytes } from './picture-bytes.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
const two = (value: number) => [value >> 8, value & 255];
const four = (value: number) => [...two(Math.floor(value / 65_536)), ...two(value % 65_536)];

const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], four(13), 'IHDR', four(width), four(height), [8, 6]);
/** As cameras write it, with a long Exif segment that contains a thumbnail. */
const jpeg = (width: number, height: number) => {
  const note = [
    0xff,
    0xd8,
    0xff,
    0xc0,
    ...two(17),
    8,
    ...two(120),
    ...two(160),
    ...Array(40).fill(7),
  ];
  const frame = [0xff, 0xc2, ...two(17), 8, ...two(height), ...two(width), 3];
  return bytes([0xff, 0xd8, 0xff, 0xe1], two(note.length + 2), note, frame, Array(12).fill(0));
};
const extendedWebp = (width: number, height: number) => {
  const three = (value: number) => [value & 255, (value >> 8) & 255, value >> 16];
  const size = [...three(width - 1), ...three(height - 1)];
  return bytes('RIFF', four(0), 'WEBPVP8X', four(10), [0, 0, 0, 0], size);
};

describe('reading the type of a file', () => {
  it.each([
    ['PNG', png(1_200, 900)],
    ['JPEG', jpeg(1_200, 900)],
    ['WebP', extendedWebp(1_200, 900)],
  ])('recognises the type by the bytes: %s, with its size', (kind, file) => {
    expect(readPictureBytes(file)).toEqual({ kind, width: 1_200, height: 900 });
  });

  it('recognizes a real WebP file', () => {
    const file = readFileSync('public/pictures/demo/bangle-set-gold-640.webp');
    expect(readPictureBytes(file)).toMatchObject({ kind: 'WebP', width: 640 });
  });

  it.each([
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', bytes('<!doctype html><script>alert(1)</script>')],
    ['a GIF', bytes('GIF89a', [1, 0, 1, 0])],
    ['an AVIF', bytes(four(28), 'ftypavif', Array(40).fill(0))],
    ['a sound', bytes('RIFF', four(9), 'WAVEfmt ')],
    ['nothing', bytes()],
  ])('is not a picture: %s', (_, file) => {
    expect(readPictureBytes(file)).toBeUndefined();
  });

  it('never throws or reads past the end', () => {
    const starts = [png(9, 9), jpeg(9, 9), extendedWebp(9, 9)];
    const cut = fc.tuple(fc.constantFrom(...starts), fc.nat(60), fc.uint8Array({ maxLength: 30 }));
    fc.assert(
      fc.property(cut, ([start, length, rest]) => {
        const parsed = readPictureBytes(Uint8Array.from([...start.slice(0, length), ...rest]));
        if (typeof parsed === 'object') expect(parsed.width * parsed.height).toBeGreaterThan(0);
      }),
    );
  });
});

describe('checking a picture', () => {
  const problemOf = (file: Uint8Array): string => {
    const checked = checkPicture(file);
    return checked.success ? '' : checked.error;
  };

  it.each([png(100, 100), jpeg(8_000, 8_000), png(500, 100)])('may be this large', (file) => {
    expect(problemOf(file)).toBe('');
  });

  it.each([
    [
      'too large a file',
      Uint8Array.from([...png(900, 900), ...Array(LARGEST_PICTURE).fill(0)]),
      '5 MB',
    ],
    ['empty', bytes(), 'empty'],
    ['an SVG', bytes('<svg/>'), 'This file isn’t a JPEG, PNG or WebP image'],
    ['cut off', png(900, 900).slice(0, 20), 'incomplete or damaged'],
    ['too small', png(99, 900), '99 × 900 px'],
    ['made to fill the memory', png(60_000, 60_000), 'which is too large'],
    ['of too many pixels', png(9_000, 9_000), 'which is too large'],
    ['a strip', png(100, 501), 'too long and narrow'],
  ])('may not be %s', (_, file, said) => {
    expect(problemOf(file)).toContain(said);
  });
});
