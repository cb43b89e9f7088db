/** What a piece looks like, in the terms of the picture manifest. */
import type { Design } from './family.ts';

/** The finish that a picture of the design must show. */
export function pictureFinish({
  plating = 'none',
  finish = 'polished',
}: Pick<Design, 'plating' | 'finish'>): string {
  if (plating === 'gold') return 'gold-plated';
  if (plating === 'two-tone' || plating === 'rose-gold') return plating;
  return finish === 'oxidised' || finish === 'matte' ? finish : 'silver';
}

const PICTURE_STONES = [
  [/ruby|red|garnet/i, 'ruby'],
  [/emerald|green/i, 'emerald'],
  [/sapphire|blue/i, 'sapphire'],
  [/pearl/i, 'pearl'],
  [/turquoise/i, 'turquoise'],
  [/black/i, 'black'],
  [/rudraksha/i, 'rudraksha'],
  [/CZ/, 'cz'],
] as const;

/** The stone that a picture of the design must show, or `enamel`; the first stone is the main one. */
export function pictureStone({ stones: [first] = [], finish }: Design): string | null {
  if (finish === 'enamelled') return 'enamel';
  if (first === undefined) return null;
  return PICTURE_STONES.find(([word]) => word.test(first))?.[1] ?? null;
}
