/** An icon in the text colour; hidden from assistive technology, so its button or link needs a label. */
import { ICON_PATHS, type AnyIcon } from '#ui/icon-paths.ts';

interface Look {
  /** Width and height, px. */
  size?: number;
  className?: string | undefined;
}

interface DrawingProps extends Required<Look> {
  paths: string;
  stroke: string;
}

/** A line drawing on a 24 px square. */
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
    // Paths from this shop's own source.
    dangerouslySetInnerHTML={{ __html: paths }}
  />
);

export const Icon = ({ name, size = 20, className }: Look & { name: AnyIcon }) => (
  <Drawing paths={ICON_PATHS[name]} size={size} stroke="1.4" className={className} />
);
