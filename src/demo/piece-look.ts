/** Which pictures show a piece. */
import type { Image } from '#schema/image.ts';
import type { Design } from './family.ts';
import type { Piece } from './piece.ts';
import { PICTURES } from './pictures.ts';

/** The colour of the picture that shows a design, in the manifest's words. */
function pictureFinish({ plating, finish }: Design): string {
  if (plating === 'gold' || plating === 'two-tone') return 'gold-plated';
  if (plating === 'rose-gold') return 'rose-gold';
  return finish === 'oxidised' ? 'oxidised' : 'silver';
}

const PICTURE_STONES = [
  [/ruby|red|garnet/i, 'ruby'],
  [/emerald|green/i, 'emerald'],
  [/sapphire|blue/i, 'sapphire'],
  [/pearl/i, 'pearl'],
  [/turquoise/i, 'turquoise'],
  [/CZ/, 'cz'],
] as const;

const pictureStone = ({ stones: [first] = [] }: Design): string | null =>
  first === undefined ? null : (PICTURE_STONES.find(([word]) => word.test(first))?.[1] ?? null);

/** The pictures of a piece: the one its designer named, or the nearest that was rendered. */
export function picturesOfPiece({ family, subcategory, design, ordinal }: Piece): Image[] {
  if (design.picture !== undefined) return PICTURES.named(design.picture);
  const look = {
    type: family.pictureType,
    subtypes: [...(design.shows ?? []), ...subcategory.subtypes],
    finish: pictureFinish(design),
    stone: pictureStone(design),
  };
  return PICTURES.ofLook(look, ordinal);
}
