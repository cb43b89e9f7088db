/** How a customer accepted a quote, and who. */
import { FIELD_GRID } from '#admin/shell/look/classes.ts';
import { ACCEPTED_BY_NAMES } from '#core/order/status-labels.ts';
import type { Acceptance } from '#firebase/browser/staff-orders.ts';
import { LONGEST_CONTACT_NAME } from '#schema/limits.ts';
import { acceptedBy } from '#schema/order.ts';
import { RecordChoice, RecordInput } from '#admin/shell/record-dialog.tsx';

interface Props {
  value: Acceptance;
  onChange: (value: Acceptance) => void;
}

const WAYS = acceptedBy.options.map((how) => [how, ACCEPTED_BY_NAMES[how]] as const);

export const AcceptanceFields = ({ value, onChange }: Props) => (
  <div className={FIELD_GRID}>
    <RecordChoice
      label="Accepted"
      value={value.how}
      choices={WAYS}
      onChange={(how) => onChange({ ...value, how })}
    />
    <RecordInput
      label="By whom"
      optional
      maxLength={LONGEST_CONTACT_NAME}
      value={value.who ?? ''}
      onChange={(who) => onChange({ ...value, who })}
    />
  </div>
);
