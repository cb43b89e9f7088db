/** Placeholders of missing pictures. */
import { NO_PICTURE } from '#ui/card-class.ts';
import { NO_THUMBNAIL } from '#ui/thumbnail-class.ts';

/** A drawn circle above the SKU, which is also in the text. */
export const NoPicture = ({ sku }: { sku?: string }) => (
  <span className={NO_PICTURE} aria-hidden="true">
    {sku}
  </span>
);

/** A small one, where the SKU is in the text. */
export const NoThumbnail = () => <span className={NO_THUMBNAIL} aria-hidden="true" />;
