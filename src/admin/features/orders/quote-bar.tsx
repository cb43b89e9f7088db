/** The bar that sends the quote, always visible below the form; saves a draft and asks before leaving. */
import { useFormContext, useFormState } from 'react-hook-form';
import { dropDraft } from '#admin/shell/form/draft.ts';
import { LeaveGuard } from '#admin/shell/form/leave-guard.tsx';
import { useDraft } from '#admin/shell/form/use-draft.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import type { Order } from '#schema/order.ts';

interface Props {
  /** What the form is kept as, and held against. */
  kept: {
    document: string;
    saved: FormValues;
    base: FormValues | undefined;
    revs: readonly number[];
  };
  order: Order;
  onDiscard: () => void;
}

/** How many fields do not fit, however deep in the form. */
function countOf(errors: object): number {
  return Object.values(errors).reduce<number>((sum, error: unknown) => {
    if (typeof error !== 'object' || error === null) return sum;
    return sum + ('message' in error && 'type' in error ? 1 : countOf(error));
  }, 0);
}

interface State {
  problems: number;
  isDirty: boolean;
  /** This browser could not keep what is typed. */
  isOnlyHere: boolean;
}

function stateOf({ problems, isDirty, isOnlyHere }: State, { quote }: Order): string {
  if (problems > 0)
    return `${problems === 1 ? '1 field needs' : `${problems} fields need`} attention.`;
  if (isDirty && isOnlyHere) return 'Not sent. This browser can’t store a draft, so send it soon.';
  if (isDirty) return 'Not sent. Draft saved in this browser.';
  return quote ? 'This quote was sent.' : 'Not sent yet.';
}

// Apart from the lines, which a change here does not draw anew.
export function QuoteBar({ kept, order, onDiscard }: Props) {
  const form = useFormContext<FormValues>();
  const { errors, isSubmitting } = useFormState();
  const { isDirty, isOnlyHere, keepNow } = useDraft(form, kept);
  const whole = errors.root?.message;
  return (
    <div className="admin-save">
      <p role="status">
        {whole ?? stateOf({ problems: countOf(errors), isDirty, isOnlyHere }, order)}
      </p>
      {isDirty && (
        <button
          type="button"
          className="btn btn-small btn-secondary"
          disabled={isSubmitting}
          onClick={onDiscard}
        >
          Discard draft
        </button>
      )}
      <button
        type="submit"
        className="btn btn-small btn-primary"
        aria-busy={isSubmitting || undefined}
        aria-disabled={isSubmitting || undefined}
      >
        <span>{order.quote ? 'Send new quote' : 'Send quote'}</span>
      </button>
      <LeaveGuard
        isUnsaved={isDirty || isSubmitting}
        isBusy={isSubmitting}
        isOnlyHere={isOnlyHere}
        onDrop={() => dropDraft(kept.document)}
        onKeep={keepNow}
      />
    </div>
  );
}
