/** Stands for a product without a picture, as `ui/NoPicture.astro` builds it. */
export const NoPicture = ({ sku }: { sku: string }) => (
  <span className="blank" aria-hidden="true">
    {sku}
  </span>
);
