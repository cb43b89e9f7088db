/** Choosing a picture: the right kind of piece before the right stone, the right stone before the right colour. */
import { describe, expect, test } from 'vitest';
import { choosePictures, type Look, type Picture } from './picture-choice.ts';

/** `halo-ring-silver ring halo silver cz` as an entry of the manifest. */
function picture(row: string): Picture {
  const [name = '', type = '', subtype = '', finish = '', stone = '-', angle = '1'] =
    row.split(' ');
  const own = { name, type, subtype, finish, stone: stone === '-' ? null : stone };
  return { ...own, angle: Number(angle), width: 640, height: 640, placeholder: '', alt: name };
}

const pictures = choosePictures(
  [
    'drops-clear-silver earring drop silver cz',
    'drops-green-gold earring drop gold-plated emerald',
    'drops-pearl-silver earring drop silver pearl',
    'drops-plain-gold earring drop gold-plated',
    'halo-blue-silver ring halo silver sapphire',
    'halo-blue-silver-b ring halo silver sapphire 2',
    'halo-red-gold ring halo gold-plated ruby',
    'halo-silver ring halo silver cz',
    'hammered-oxidised ring textured oxidised',
    'plain-gold ring plain gold-plated',
    'plain-silver ring plain silver',
    'still-life-rings still-life rings silver cz',
    'twist-oxidised ring textured oxidised',
  ].map(picture),
);

const look = (over: Partial<Look>): Look => ({
  type: 'ring',
  subtypes: ['halo'],
  finish: 'silver',
  stone: 'cz',
  ...over,
});
const main = (over: Partial<Look>, turn = 0) => pictures.ofLook(look(over), turn)[0]?.alt;

describe('a piece is shown by', () => {
  test('the very picture where there is one', () => {
    expect(main({ stone: 'sapphire' })).toBe('halo-blue-silver');
    expect(main({ finish: 'gold-plated', stone: 'ruby' })).toBe('halo-red-gold');
  });

  test('the same kind of piece, whatever its colour', () => {
    expect(main({ subtypes: ['plain'], finish: 'gold-plated', stone: 'ruby' })).toBe('plain-gold');
  });

  test('the second kind named, where the first was not rendered', () => {
    expect(main({ subtypes: ['eternity', 'plain'], stone: null })).toBe('plain-silver');
  });

  test('its own stone, rather than its own colour without one', () => {
    const gold = { type: 'earring', subtypes: ['drop'], finish: 'gold-plated' };
    expect(main({ ...gold, stone: 'cz' })).toBe('drops-clear-silver');
    expect(main({ ...gold, stone: 'pearl' })).toBe('drops-pearl-silver');
    expect(main({ ...gold, stone: null })).toBe('drops-plain-gold');
  });

  test('no stone of a wrong colour, even in its own colour', () => {
    expect(main({ finish: 'gold-plated', stone: null })).toBe('halo-silver');
    expect(main({ finish: 'gold-plated', stone: 'emerald' })).toBe('halo-silver');
  });

  test('silver rather than gold for a dark piece', () => {
    expect(main({ subtypes: ['plain'], finish: 'oxidised', stone: null })).toBe('plain-silver');
  });

  test('its second angle as well, where one was rendered', () => {
    expect(pictures.ofLook(look({ stone: 'sapphire' }), 0).map(({ alt }) => alt)).toEqual([
      'halo-blue-silver',
      'halo-blue-silver-b',
    ]);
    expect(pictures.ofLook(look({}), 0)).toHaveLength(1);
  });

  test('different pictures by turns where several are as good', () => {
    const oxidised: Partial<Look> = { subtypes: ['textured'], finish: 'oxidised', stone: null };
    expect([0, 1, 2].map((turn) => main(oxidised, turn))).toEqual([
      'hammered-oxidised',
      'twist-oxidised',
      'hammered-oxidised',
    ]);
  });
});

describe('a name', () => {
  test('gives that picture, with an address that says its width', () => {
    expect(pictures.named('plain-gold')[0]?.url).toBe('/pictures/demo/plain-gold-640.webp');
  });

  test('that was not rendered gives way to the one most like it', () => {
    expect(pictures.named('plain-rose-gold')[0]?.alt).toBe('plain-gold');
    expect(pictures.named('still-life-festive')[0]?.alt).toBe('still-life-rings');
  });
});

test('wide pictures and square ones have the widths they are rendered in', () => {
  expect(pictures.named('still-life-rings')[0]?.widths).toEqual([640, 960, 1280]);
  expect(pictures.named('plain-gold')[0]?.widths).toEqual([160, 320, 640]);
});

test('a type of which nothing was rendered is a mistake that says its name', () => {
  expect(() => pictures.ofLook(look({ type: 'spoon' }), 0)).toThrow('spoon');
});
