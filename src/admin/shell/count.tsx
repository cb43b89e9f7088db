/** How many there are; a grey bar until it is known. */
import { formatCount } from '#core/format.ts';

export const Count = ({ value }: { value: number | undefined }) =>
  value === undefined ? (
    <span className="admin-count-loading" aria-hidden="true" />
  ) : (
    <span>{formatCount(value)}</span>
  );
