/** The rendered pictures of the demo shop: which views of a piece exist, and in which finishes it was rendered. */
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

export interface PictureChoice {
  /**
   * Every view of the piece on the picture `name`: that picture first, then the others by angle.
   * @throws when no such picture was rendered
   */
  views(name: string): Picture[];
  /** The main view of the same piece in another finish; `undefined` when it was not rendered. */
  inFinish(name: string, finish: string): string | undefined;
}

const SQUARE_WIDTHS = [160, 320, 640];
const WIDE_WIDTHS = [640, 960, 1280];

/** A picture in the format of documents. */
export const asImage = ({ name, type, width, height, alt, placeholder }: Picture): Image => ({
  url: `/pictures/demo/${name}-${width}.webp`,
  width,
  height,
  alt,
  widths: type === 'still-life' ? WIDE_WIDTHS : SQUARE_WIDTHS,
  formats: ['avif'],
  placeholder,
});

/** `hoops-silver-b` is a view of `hoops-silver`. */
const withoutAngle = (name: string): string => name.replace(/-[b-z]$/, '');

/** `hoops-silver` and `hoops-rose-gold` show the same piece: `hoops`. */
const withoutFinish = (name: string): string =>
  withoutAngle(name).replace(/-(?:silver|rose-gold|gold|oxidised|matte|two-tone)(?=-|$)/, '');

/** Chooses among `pictures`. */
export function choosePictures(pictures: readonly Picture[]): PictureChoice {
  const byName = new Map(pictures.map((picture) => [picture.name, picture]));
  const byPiece = Map.groupBy(pictures, ({ name }) => withoutAngle(name));
  const byDesign = Map.groupBy(
    pictures.filter(({ angle }) => angle === 1),
    ({ name }) => withoutFinish(name),
  );

  return {
    views(name) {
      const first = byName.get(name);
      if (first === undefined) throw new Error(`The demo picture "${name}" was not rendered.`);
      const angles = byPiece.get(withoutAngle(name)) ?? [];
      return [first, ...angles.filter((other) => other !== first)];
    },
    inFinish: (name, finish) =>
      byDesign.get(withoutFinish(name))?.find((picture) => picture.finish === finish)?.name,
  };
}
