/** Reports that the list is not stored, or could not be read completely. */
import { useStore } from '@nanostores/react';
import { $isDamagedUnsaved, $isListUnsaved } from '#storefront/shared/stores/order-lines.ts';
import { BAD_REMARK } from './order-class.ts';

export function UnsavedNotice() {
  const isListUnsaved = useStore($isListUnsaved);
  const isDamagedUnsaved = useStore($isDamagedUnsaved);
  if (!isListUnsaved && !isDamagedUnsaved) return null;
  return (
    <p className={BAD_REMARK} role="alert">
      {isListUnsaved
        ? 'This browser can’t save your list. Send it before you close this page.'
        : 'This browser can’t save the unreadable part of your list. Copy it before you close this page.'}
    </p>
  );
}
