/** How many order requests wait for an answer, as a small mark. */
import { useStore } from '@nanostores/react';
import { formatCount } from '#core/format.ts';
import { $requestCount } from '#admin/shell/stores/new-requests.ts';

const MOST = 99;

export function RequestBadge() {
  const count = useStore($requestCount) ?? 0;
  if (count === 0) return null;
  return (
    <span className="admin-badge">
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">
        , {count === 1 ? '1 new request' : `${formatCount(count)} new requests`}
      </span>
    </span>
  );
}
