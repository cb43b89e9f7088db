/** What a customer adds to the pieces: whom we answer, where it shall go, and words of theirs. */
import { LONGEST_ORDER_NOTE } from '#schema/limits.ts';
import { RequestContact, requestFieldId } from './request-contact.tsx';
import { RequestPlace } from './request-place.tsx';
import type { useRequest } from './use-request.ts';

export const RequestFields = ({ request }: { request: ReturnType<typeof useRequest> }) => (
  <>
    <fieldset className="form">
      <legend>Contact details</legend>
      <RequestContact form={request.form} problems={request.problems} onChange={request.change} />
    </fieldset>
    <RequestPlace
      form={request.form}
      addresses={request.addresses}
      problems={request.problems}
      onChange={request.change}
    />
    <div className="field">
      <label htmlFor={requestFieldId('note')}>
        Note to us <span className="field-optional">(optional)</span>
      </label>
      <textarea
        id={requestFieldId('note')}
        className="control"
        rows={3}
        dir="auto"
        maxLength={LONGEST_ORDER_NOTE}
        placeholder="When you need it, how to pack it…"
        value={request.form.note}
        aria-invalid={request.problems.note !== undefined || undefined}
        onInput={({ currentTarget: { value } }) => request.change({ note: value })}
      />
    </div>
  </>
);
