/** Pictures of a list: links to another website, until they are copied into the shop. */
import { contentIn } from '#core/pictures/picture-address.ts';
import type { Image } from '#schema/image.ts';
import { digestOf } from './digest.ts';

/** Part of the file name of a copied picture; the next import uses it to recognise the copy. */
export const contentOfLink = (url: string): string => digestOf(url);

/** The linked pictures; those that the product has, linked or copied, are as they are there. */
export function withCopies(linked: readonly Image[], own: readonly Image[]): readonly Image[] {
  if (own.length === 0) return linked;
  return linked.map((link) => {
    const same = own.find(({ url }) => url === link.url);
    if (same) return same;
    const content = contentOfLink(link.url);
    return own.find((image) => contentIn(image) === content) ?? link;
  });
}
