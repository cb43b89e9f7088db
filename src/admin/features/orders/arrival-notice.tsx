/** Announces new requests; a click adds them to the list. */
import { useStore } from '@nanostores/react';
import { formatCount } from '#core/format.ts';
import { $arrived } from '#admin/shell/stores/new-requests.ts';

export function ArrivalNotice({ onShow }: { onShow: () => void }) {
  const { length } = useStore($arrived);
  const text = length === 1 ? '1 new request' : `${formatCount(length)} new requests`;
  return (
    <div role="status">
      {length > 0 && (
        <p className="mb-3 border-s-2 border-gilt bg-wash px-4 py-2.5">
          {text}{' '}
          <button type="button" className="link" onClick={onShow}>
            Show {length === 1 ? 'it' : 'them'}
          </button>
        </p>
      )}
    </div>
  );
}
