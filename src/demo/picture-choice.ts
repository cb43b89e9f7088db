/** Chooses, among the pictures that were rendered, those that show a piece best. */
import type { Image } from '#schema/image.ts';

/** A rendered picture, as the manifest lists it. */
export interface Picture {
  name: string;
  /** `ring`, `earring`, …, or `still-life` for the wide ones. */
  type: string;
  subtype: string;
  finish: string;
  stone: string | null;
  /** 1 is the main view. */
  angle: number;
  width: number;
  height: number;
  placeholder: string;
  alt: string;
}

/** What a piece looks like, in the words of the manifest. */
export interface Look {
  type: string;
  /** The piece's own kind, best first. */
  subtypes: readonly string[];
  finish: string;
  stone: string | null;
}

export interface PictureChoice {
  /**
   * The pictures of a piece: its main view and, where one was rendered, the second.
   * @param turn chooses among equally good ones, so that neighbours in a list differ
   * @throws when no picture of the type was rendered at all
   */
  ofLook(look: Look, turn: number): Image[];
  /**
   * A picture by its name, and its second angle. A name that was not rendered gives way to the one most
   * like it, word by word, so that the shop stands while pictures are still being made.
   */
  named(name: string): Image[];
}

const SQUARE_WIDTHS = [160, 320, 640];
const WIDE_WIDTHS = [640, 960, 1280];

const asImage = ({ name, type, width, height, alt, placeholder }: Picture): Image => ({
  url: `/pictures/demo/${name}-${width}.webp`,
  width,
  height,
  alt,
  widths: type === 'still-life' ? WIDE_WIDTHS : SQUARE_WIDTHS,
  formats: ['avif'],
  placeholder,
});

/** Colours that pass for each other when the right one was not rendered. */
const CLOSE_COLOURS = [
  'silver oxidised',
  'oxidised silver',
  'gold-plated rose-gold',
  'rose-gold gold-plated',
];
/** Stones that are no colour of their own, and so offend nowhere. */
const WHITE_STONES: readonly string[] = ['cz', 'pearl'];

function colourLikeness(shown: string, wanted: string): number {
  if (shown === wanted) return 6;
  return CLOSE_COLOURS.includes(`${shown} ${wanted}`) ? 3 : 0;
}

function stoneLikeness(shown: string | null, wanted: string | null): number {
  if (shown === wanted) return shown === null ? 4 : 7;
  return shown === null || WHITE_STONES.includes(shown) ? 0 : -7;
}

/** How well a picture shows a look: the kind of piece weighs most, then its stone, then its colour. */
function likeness(shown: Picture, { subtypes, finish, stone }: Look): number {
  const place = subtypes.indexOf(shown.subtype);
  const kind = place < 0 ? 0 : 30 - place;
  return kind + colourLikeness(shown.finish, finish) + stoneLikeness(shown.stone, stone);
}

/** How much of `wanted` a name says, less a little for every word that it says besides. */
function nameLikeness(name: string, wanted: string): number {
  const words = name.split('-');
  const said = wanted.split('-').filter((word) => words.includes(word)).length;
  return said - (words.length - said) / 10;
}

/** All that score highest, in the order of the list. */
function best<T>(among: readonly T[], score: (candidate: T) => number): T[] {
  const scores = among.map(score);
  const highest = Math.max(...scores);
  return among.filter((_candidate, index) => scores[index] === highest);
}

/** A chooser among `pictures`; it remembers what it found, as a large shop asks the same many times. */
export function choosePictures(pictures: readonly Picture[]): PictureChoice {
  const mains = pictures.filter(({ angle }) => angle === 1);
  const found = new Map<string, readonly Picture[]>();

  const withSecondAngle = (main: Picture): Image[] => {
    const second = pictures.find(({ name }) => name === `${main.name}-b`);
    return [main, ...(second === undefined ? [] : [second])].map(asImage);
  };
  const nearest = (look: Look): Picture[] =>
    best(
      mains.filter(({ type }) => type === look.type),
      (shown) => likeness(shown, look),
    );

  return {
    ofLook(look, turn) {
      const key = JSON.stringify(look);
      const candidates = found.get(key) ?? nearest(look);
      found.set(key, candidates);
      const main = candidates[turn % candidates.length];
      if (main === undefined) throw new Error(`No demo picture shows a ${look.type}.`);
      return withSecondAngle(main);
    },
    named(name) {
      const [main] = best(pictures, (shown) => nameLikeness(shown.name, name));
      if (main === undefined) throw new Error('No demo picture has been rendered.');
      return withSecondAngle(main);
    },
  };
}
