/** The views of a piece, and the same piece in another finish. */
import { describe, expect, test } from 'vitest';
import { asImage, choosePictures, type Picture } from './picture-choice.ts';

/** `halo-ring-silver ring halo silver cz` as an entry of the manifest. */
function picture(row: string): Picture {
  const [name = '', type = '', subtype = '', finish = '', stone = '-', angle = '1'] =
    row.split(' ');
  const own = { name, type, subtype, finish, stone: stone === '-' ? null : stone };
  return { ...own, angle: Number(angle), width: 640, height: 640, placeholder: '', alt: name };
}

const pictures = choosePictures(
  [
    'halo-ring-silver-sapphire ring halo silver sapphire',
    'halo-ring-silver-sapphire-b ring halo silver sapphire 2',
    'halo-ring-silver-sapphire-c ring halo silver sapphire 3',
    'hoops-silver earring hoop silver',
    'hoops-rose-gold earring hoop rose-gold',
    'hoops-twist-gold earring hoop gold-plated',
  ].map(picture),
);
const names = (name: string) => pictures.views(name).map((view) => view.name);

describe('the views of a piece', () => {
  test('are the named one, then the others by angle', () => {
    expect(names('halo-ring-silver-sapphire')).toEqual([
      'halo-ring-silver-sapphire',
      'halo-ring-silver-sapphire-b',
      'halo-ring-silver-sapphire-c',
    ]);
    expect(names('halo-ring-silver-sapphire-b')).toEqual([
      'halo-ring-silver-sapphire-b',
      'halo-ring-silver-sapphire',
      'halo-ring-silver-sapphire-c',
    ]);
  });

  test('without a rendered picture are an error with the name', () => {
    expect(() => pictures.views('spoon-silver')).toThrow('spoon-silver');
  });
});

test('another finish is returned for the same piece only', () => {
  expect(pictures.inFinish('hoops-silver', 'rose-gold')).toBe('hoops-rose-gold');
  expect(pictures.inFinish('hoops-silver', 'gold-plated')).toBeUndefined();
  expect(pictures.inFinish('halo-ring-silver-sapphire-b', 'silver')).toBe(
    'halo-ring-silver-sapphire',
  );
});

test('wide and square pictures have their rendered widths', () => {
  const wide = asImage(picture('still-life-rings still-life rings silver cz'));
  const square = asImage(picture('hoops-silver earring hoop silver'));
  expect([wide.widths, square.widths]).toEqual([
    [640, 960, 1280],
    [160, 320, 640],
  ]);
  expect(square.url).toBe('/pictures/demo/hoops-silver-640.webp');
});
