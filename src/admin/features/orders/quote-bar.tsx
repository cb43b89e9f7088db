/** The bar that sends the quote, always visible below the form; stores the changes in this browser and asks before leaving. */
import { Button } from '#admin/shell/button.tsx';
import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '#admin/shell/form/leave-guard.tsx';
import type { Order } from '#schema/order.ts';
import type { QuoteEditing } from './use-quote-editor.ts';
import { ActionBar } from '#admin/shell/form/action-bar.tsx';
import { errorCount, errorSentence } from '#admin/shell/form/error-count.ts';

interface State {
  problems: number;
  isDirty: boolean;
}

function stateOf({ problems, isDirty }: State, { quote }: Order): string {
  if (problems > 0) return errorSentence(problems);
  if (isDirty) return 'Not sent. Your changes are stored in this browser.';
  return quote ? 'This quote was sent.' : 'Not sent yet.';
}

// A component of its own, so that a change of errors does not render the lines again.
export function QuoteBar({ editor }: { editor: QuoteEditing }) {
  const { seen: order, isDirty } = editor;
  const { errors, isSubmitting } = useFormState();
  const whole = errors.root?.message;
  return (
    <ActionBar className="max-sm:flex-nowrap max-sm:gap-2">
      <p role="status" className="max-sm:min-w-0 max-sm:text-xs/normal">
        {whole ?? stateOf({ problems: errorCount(errors), isDirty }, order)}
      </p>
      {isDirty && (
        <Button
          className="max-sm:flex-none max-sm:px-3"
          disabled={isSubmitting}
          onClick={editor.discard}
        >
          Discard changes
        </Button>
      )}
      <Button
        type="submit"
        kind="primary"
        className="max-sm:flex-none max-sm:px-3"
        aria-busy={isSubmitting || undefined}
        aria-disabled={isSubmitting || undefined}
      >
        <span>{order.quote ? 'Send new quote' : 'Send quote'}</span>
      </Button>
      <LeaveGuard
        isUnsaved={isDirty || isSubmitting}
        isBusy={isSubmitting}
        onDrop={editor.dropDraft}
        onSaveDraft={editor.saveDraft}
      />
    </ActionBar>
  );
}
