/** How a customer accepted a quote, and who. */
import { useId } from 'react';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { CONTROL, FIELD_GRID } from '#admin/shell/look/classes.ts';
import { ACCEPTED_BY_NAMES } from '#core/order/status-labels.ts';
import type { Acceptance } from '#firebase/browser/staff-orders.ts';
import { LONGEST_CONTACT_NAME } from '#schema/limits.ts';
import { acceptedBy } from '#schema/order.ts';

interface Props {
  value: Acceptance;
  onChange: (value: Acceptance) => void;
}

export function AcceptanceFields({ value, onChange }: Props) {
  const id = useId();
  return (
    <div className={`${FIELD_GRID} mt-4`}>
      <FormFieldFrame id={`${id}-how`} label="Accepted">
        <select
          id={`${id}-how`}
          className={CONTROL}
          value={value.how}
          onChange={({ target }) => onChange({ ...value, how: acceptedBy.parse(target.value) })}
        >
          {acceptedBy.options.map((how) => (
            <option key={how} value={how}>
              {ACCEPTED_BY_NAMES[how]}
            </option>
          ))}
        </select>
      </FormFieldFrame>
      <FormFieldFrame id={`${id}-who`} label="By whom" optional>
        <input
          id={`${id}-who`}
          className={CONTROL}
          maxLength={LONGEST_CONTACT_NAME}
          value={value.who ?? ''}
          onChange={({ target }) => onChange({ ...value, who: target.value })}
        />
      </FormFieldFrame>
    </div>
  );
}
