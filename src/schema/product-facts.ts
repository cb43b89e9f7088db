/** What buyers check beside weight and purity: hallmark, plating thickness, closure, dimensions, what is in the box. */
import * as z from 'zod';
import { line } from './fields.ts';

/** `bisHuid` pieces carry a HUID each, six characters of their own; the others have the BIS mark alone. */
export const hallmark = z.enum(['bis', 'bisHuid']);

/** How a piece is fastened or worn. */
export const closure = z.enum([
  'push-back',
  'screw-back',
  'hook',
  'lever-back',
  'hinged',
  'clip-on',
  'wire',
  'l-post',
  'lobster',
  'spring-ring',
  's-hook',
  'box-clasp',
  'toggle',
  'slider',
  'screw',
  'open',
]);

/** Thickness: whole nanometres, thousandths of a micron. */
export const nanometres = z.int().min(10).max(20_000).meta({ unit: 'nm', example: 500 });

/** Length: whole micrometres, thousandths of a millimetre, up to 3 m. */
const micrometres = z.int().min(100).max(3_000_000).meta({ unit: 'µm', example: 12_500 });

/** Outer dimensions of one piece. */
export const dimensions = z.object({
  lengthUm: micrometres.optional(),
  widthUm: micrometres.optional(),
  heightUm: micrometres.optional(),
});

export const stoneCount = z.int().min(1).max(10_000).meta({ unit: 'stones', example: 36 });

export const inTheBox = line(200).meta({ example: 'Pouch and care card' });

export type Hallmark = z.output<typeof hallmark>;
export type Closure = z.output<typeof closure>;
export type Dimensions = z.output<typeof dimensions>;
