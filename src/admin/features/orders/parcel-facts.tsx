/** The inputs for what can also be corrected after parcels were recorded: courier, tracking and date. */
import { useId } from 'react';
import { indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { oneLine } from '#core/one-line.ts';
import { COURIERS, trackingLink } from '#core/order/shipping.ts';
import type { ParcelFacts } from '#firebase/browser/order-shipments.ts';
import { link } from '#schema/fields.ts';
import { LONGEST_COURIER, LONGEST_REFERENCE } from '#schema/limits.ts';
import { RecordInput } from '#admin/shell/record-dialog.tsx';

/** As they are typed. */
export interface TypedFacts {
  courier: string;
  trackingNumber: string;
  trackingUrl: string;
  day: string;
}

export const newFacts = (): TypedFacts => ({
  ...{ courier: '', trackingNumber: '', trackingUrl: '', day: indiaDay(Date.now()) },
});

/** A link that follows from the tracking number is left out, so that it changes with the number. */
export const typedFacts = (facts: ParcelFacts): TypedFacts => {
  const { courier, trackingNumber = '', trackingUrl = '', sentOn } = facts;
  const isOwn = trackingUrl !== trackingLink(courier, trackingNumber);
  return { courier, trackingNumber, trackingUrl: isOwn ? trackingUrl : '', day: indiaDay(sentOn) };
};

/** The entered facts, or what is wrong. */
export function factsOf(typed: TypedFacts): ParcelFacts | string {
  const courier = oneLine(typed.courier, LONGEST_COURIER);
  if (courier === '') return 'Enter the courier, or who delivers it.';
  const sentOn = startOfIndiaDay(typed.day);
  if (sentOn === undefined) return 'Enter the date.';
  const trackingNumber = oneLine(typed.trackingNumber, LONGEST_REFERENCE);
  const typedUrl = typed.trackingUrl.trim();
  if (typedUrl !== '' && (!link.safeParse(typedUrl).success || !typedUrl.startsWith('https://')))
    return 'Enter a tracking link that begins with https://';
  const trackingUrl = typedUrl === '' ? trackingLink(courier, trackingNumber) : typedUrl;
  return {
    ...{ courier, sentOn },
    ...(trackingNumber !== '' && { trackingNumber }),
    ...(trackingUrl !== undefined && { trackingUrl }),
  };
}

interface Props {
  value: TypedFacts;
  onChange: (value: Partial<TypedFacts>) => void;
}

export function ParcelFactInputs({ value, onChange }: Props) {
  const couriers = useId();
  const input = (name: keyof TypedFacts) => ({
    value: value[name],
    onChange: (text: string) => onChange({ [name]: text }),
  });
  return (
    <>
      <RecordInput
        label="Courier"
        list={couriers}
        maxLength={LONGEST_COURIER}
        {...input('courier')}
      />
      <RecordInput
        label="Tracking number"
        optional
        maxLength={LONGEST_REFERENCE}
        {...input('trackingNumber')}
      />
      <RecordInput
        label="Tracking link"
        optional
        type="url"
        hint="Created automatically for Blue Dart and Delhivery."
        {...input('trackingUrl')}
      />
      <RecordInput label="Sent on" type="date" {...input('day')} />
      <datalist id={couriers}>
        {COURIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
