/** A product's picture on a card in all formats and widths; the text beside it describes it. */
import { sourceSet } from '#core/renditions.ts';
import type { EntryPicture } from '#core/listing/catalogue-entry.ts';

interface Props {
  image: EntryPicture;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** In the first view: loads eagerly with high priority. */
  first?: boolean;
}

export function Picture({ image, sizes, first = false }: Props) {
  const webp = sourceSet(image);
  const avif = image.formats?.includes('avif') === true ? sourceSet(image, 'avif') : '';
  return (
    <picture>
      {avif !== '' && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={image.url}
        srcSet={webp === '' ? undefined : webp}
        sizes={webp === '' ? undefined : sizes}
        width={image.width}
        height={image.height}
        alt=""
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
      />
    </picture>
  );
}
