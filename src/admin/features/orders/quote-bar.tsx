/** The bar that sends the quote, always visible below the form; saves a draft and asks before leaving. */
import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '#admin/shell/form/leave-guard.tsx';
import type { Order } from '#schema/order.ts';
import type { QuoteEditing } from './use-quote-editor.ts';

interface Props {
  editor: QuoteEditing;
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

// Apart from the lines, which a change of the errors does not render again.
export function QuoteBar({ editor }: Props) {
  const { seen: order, isDirty, isOnlyHere } = editor;
  const { errors, isSubmitting } = useFormState();
  const whole = errors.root?.message;
  return (
    <div className="admin-save max-sm:flex-nowrap max-sm:gap-2">
      <p role="status" className="max-sm:min-w-0 max-sm:text-xs/normal">
        {whole ?? stateOf({ problems: countOf(errors), isDirty, isOnlyHere }, order)}
      </p>
      {isDirty && (
        <button
          type="button"
          className="btn btn-small btn-secondary max-sm:flex-none max-sm:px-3"
          disabled={isSubmitting}
          onClick={editor.discard}
        >
          Discard draft
        </button>
      )}
      <button
        type="submit"
        className="btn btn-small btn-primary max-sm:flex-none max-sm:px-3"
        aria-busy={isSubmitting || undefined}
        aria-disabled={isSubmitting || undefined}
      >
        <span>{order.quote ? 'Send new quote' : 'Send quote'}</span>
      </button>
      <LeaveGuard
        isUnsaved={isDirty || isSubmitting}
        isBusy={isSubmitting}
        isOnlyHere={isOnlyHere}
        onDrop={editor.dropDraft}
        onKeep={editor.keepDraft}
      />
    </div>
  );
}
