/** Badge with the number of unanswered requests. */
import { useStore } from '@nanostores/react';
import { formatCount } from '#core/format.ts';
import { $requestCount } from '#admin/shell/stores/new-requests.ts';

const MOST = 99;

export function RequestBadge() {
  const count = useStore($requestCount) ?? 0;
  if (count === 0) return null;
  return (
    <span className="ms-auto inline-grid min-h-5 min-w-6 place-items-center rounded-full bg-gold px-1.5 text-xs/normal font-semibold text-paper tabular-nums">
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">
        , {count === 1 ? '1 new request' : `${formatCount(count)} new requests`}
      </span>
    </span>
  );
}
