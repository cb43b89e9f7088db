/** Says that the browser does not keep the list, or what could not be read of it. */
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
