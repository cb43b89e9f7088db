/** The packing slip of an order or of one of its parcels. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ScreenMissing, ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { PaperFrame } from '#admin/shell/paper-frame.tsx';
import { slipId } from '#core/order/slip-id.ts';
import { parcelsQuery } from './actions/read-records.ts';
import { draftSlip } from './model/draft-slip.ts';
import { blockedReason, PackingSlips } from './packing-slips.tsx';
import { PaperScreen } from './paper.tsx';
import { crumbsOf } from './use-order.ts';

const route = getRouteApi('/orders/$id/packing-slip');

export function PackingSlipScreen() {
  const { id } = route.useParams();
  const { parcel: parcelId } = route.useSearch();
  const parcels = useQuery({ ...parcelsQuery(id), enabled: parcelId !== undefined });
  const parcel = parcels.data?.shipments.find((each) => each.id === parcelId);
  if (parcelId !== undefined && parcel === undefined)
    return parcels.data ? (
      <ScreenMissing />
    ) : (
      <ScreenWaiting title="Packing slip" crumbs={crumbsOf(id)} query={parcels} />
    );
  return (
    <PaperScreen id={id} name="Packing slip">
      {({ order, ...data }) => (
        <PaperFrame
          title={`Packing slip ${order.number}`}
          crumbs={crumbsOf(id, order)}
          isPrintable={blockedReason(order.status) === undefined}
        >
          <PackingSlips
            slips={[
              { id: slipId(id, parcelId), order, paper: draftSlip({ ...data, order, parcel }) },
            ]}
          />
        </PaperFrame>
      )}
    </PaperScreen>
  );
}
