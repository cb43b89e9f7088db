/** One drawn icon in the colour of the text; hidden from assistive technology, so its button or link needs words. */
import { ICON_PATHS, type AnyIcon } from '#ui/icon-paths.ts';

interface Look {
  /** Edge, px. */
  size?: number;
  className?: string | undefined;
}

interface DrawingProps extends Required<Look> {
  paths: string;
  stroke: string;
}

/** Line work on a 24 px square. */
export const Drawing = ({ paths, size, stroke, className }: DrawingProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
    // Drawn by this shop, in its own source.
    dangerouslySetInnerHTML={{ __html: paths }}
  />
);

export const Icon = ({ name, size = 20, className }: Look & { name: AnyIcon }) => (
  <Drawing paths={ICON_PATHS[name]} size={size} stroke="1.4" className={className} />
);
