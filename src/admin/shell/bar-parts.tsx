/** The parts of the top bar that read from Firestore. */
import { PublishStatus } from './publishing/publish-status.tsx';
import { OrderWatch } from './requests/order-watch.ts';
import { useMay } from './role.ts';
import { RateButton } from './silver/rate-button.tsx';
import { StaffWatch } from './staff-watch.ts';

export function BarParts() {
  const may = useMay();
  return (
    <>
      {may('edit', 'sales') && <RateButton />}
      {may('see', 'publishing') && <PublishStatus />}
      {may('see', 'orders') && <OrderWatch />}
      <StaffWatch />
    </>
  );
}
