/** A picture and its smaller renditions. */
import * as z from 'zod';
import { line, link } from './fields.ts';

/** Alt text. */
export const LONGEST_ALT = 200;

export const image = z.object({
  /** Address of the largest rendition. Where `widths` is given it ends in `-{width}.{ext}`. */
  url: link.meta({ example: '/pictures/demo/solitaire-ring-silver-640.webp' }),
  width: z.int().min(1).max(10_000).meta({ unit: 'px', example: 640 }),
  height: z.int().min(1).max(10_000).meta({ unit: 'px', example: 640 }),
  alt: line(LONGEST_ALT).meta({ example: 'Silver solitaire ring with a round white stone' }),
  /** Widths of the renditions, ascending, px; each at `url` with its own width in the name. */
  widths: z.array(z.int().min(16).max(4_096)).max(6).optional(),
  /** The formats each width exists in, besides the extension of `url`. */
  formats: z
    .array(z.enum(['avif', 'webp']))
    .max(2)
    .optional(),
  /** A small placeholder until the picture is loaded, as a data URI. */
  placeholder: z
    .string()
    .max(400)
    .regex(
      /^data:image\/(?:webp|png|avif|gif|svg\+xml)[;,][A-Za-z0-9+/=;,%:.-]+$/,
      'expected a data URI of a picture',
    )
    .meta({ example: 'data:image/webp;base64,UklGRg==' })
    .optional(),
});

export type Image = z.output<typeof image>;

/** Pictures of one product. */
export const MOST_PICTURES = 12;
