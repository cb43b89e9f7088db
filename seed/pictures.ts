/** The rendered pictures of the demo shop, from the renderer's manifest. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Image } from '#schema/image.ts';
import { asImage, choosePictures } from './picture-choice.ts';

const manifest = z.array(
  z.object({
    name: z.string(),
    type: z.string(),
    subtype: z.string(),
    finish: z.string(),
    stone: z.string().nullable(),
    angle: z.int().min(1),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    alt: z.string(),
  }),
);

/** All rendered pictures. */
export const PICTURES = choosePictures(
  manifest.parse(JSON.parse(readFileSync(new URL('./pictures.json', import.meta.url), 'utf8'))),
);

/** The pictures of a piece, the named view first; none for `null`. */
export const picturesNamed = (name: string | null): Image[] =>
  name === null ? [] : PICTURES.views(name).map(asImage);

/** One picture by its name in the manifest. */
export function pictureNamed(name: string): Image {
  const [image] = picturesNamed(name);
  if (image === undefined) throw new Error(`The demo picture "${name}" was not rendered.`);
  return image;
}
