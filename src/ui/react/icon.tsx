/** One drawn icon in the colour of the text; hidden from assistive technology, so its button or link needs words. */
import { ICON_PATHS, type AnyIcon } from '#ui/icon-paths.ts';

interface Props {
  name: AnyIcon;
  /** Edge, px. */
  size?: number;
  className?: string;
}

export const Icon = ({ name, size = 20, className }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
    // Drawn by this shop, in its own source.
    dangerouslySetInnerHTML={{ __html: ICON_PATHS[name] }}
  />
);
