/** The placeholder for a product without a picture, as in `ui/NoPicture.astro`. */
export const NoPicture = ({ sku }: { sku: string }) => (
  <span className="blank" aria-hidden="true">
    {sku}
  </span>
);
