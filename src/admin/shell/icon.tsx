/** An icon of the back office: smaller than in the shop, with a stronger line. */
import { Drawing } from '#ui/react/icon.tsx';
import { ICON_PATHS, type AdminIcon } from './icon-paths.ts';

interface Props {
  name: AdminIcon;
  /** Width and height, px. */
  size?: number;
  className?: string;
}

export const Icon = ({ name, size = 18, className }: Props) => (
  <Drawing paths={ICON_PATHS[name]} size={size} stroke="1.5" className={className} />
);
