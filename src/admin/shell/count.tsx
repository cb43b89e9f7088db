/** A count; a placeholder until it is known. */
import { formatCount } from '#core/format.ts';

export const CountLoading = () => (
  <span className="animate-wait inline-block h-3 w-5 rounded-full bg-line" aria-hidden="true" />
);

export const Count = ({ value }: { value: number | undefined }) =>
  value === undefined ? <CountLoading /> : <span>{formatCount(value)}</span>;
