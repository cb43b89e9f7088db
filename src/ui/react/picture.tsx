/** A responsive picture with reserved space, in all formats and widths. */
import { sourceSet } from '#core/renditions.ts';
import type { EntryPicture } from '#core/listing/catalogue-entry.ts';

interface Props {
  image: EntryPicture & { placeholder?: string | undefined };
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Empty if the text beside it describes it. */
  alt?: string;
  /** Classes of the `img` element. */
  className?: string;
  /** In the first view: loads eagerly with high priority. */
  first?: boolean | undefined;
  /** Shows the blurred placeholder until it is loaded; in grids placeholders would add too many bytes. */
  blur?: boolean;
}

export function Picture({ image, sizes, alt = '', className, first = false, blur = false }: Props) {
  const webp = sourceSet(image);
  const avif = image.formats?.includes('avif') === true ? sourceSet(image, 'avif') : '';
  // The schema allows no character in placeholders that would end `url(…)`.
  const style =
    blur && image.placeholder
      ? { background: `url(${image.placeholder}) center/cover` }
      : undefined;
  return (
    <picture>
      {avif !== '' && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={image.url}
        srcSet={webp === '' ? undefined : webp}
        sizes={webp === '' ? undefined : sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        className={className}
        style={style}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
      />
    </picture>
  );
}
