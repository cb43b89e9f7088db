/** The way to give the quote, always in sight below its form. */
import { useFormState } from 'react-hook-form';
import type { Order } from '#schema/order.ts';

interface Props {
  isDirty: boolean;
  isBusy: boolean;
  order: Order;
  onDiscard: () => void;
}

function countOf(errors: object): number {
  return Object.values(errors).reduce<number>((sum, error: unknown) => {
    if (typeof error !== 'object' || error === null) return sum;
    return sum + ('message' in error && 'type' in error ? 1 : countOf(error));
  }, 0);
}

export function QuoteBar({ isDirty, isBusy, order, onDiscard }: Props) {
  const { errors } = useFormState();
  const problems = countOf(errors);
  const root = errors.root?.message ?? errors['root']?.message;
  const words =
    root ??
    (problems > 0
      ? `${problems === 1 ? 'One field needs' : `${problems} fields need`} a look.`
      : isDirty
        ? 'Not given yet; kept in this browser.'
        : order.quote
          ? 'The customer has this quote.'
          : 'The customer has no quote yet.');
  return (
    <div className="admin-save">
      <p role="status">{typeof words === 'string' ? words : ''}</p>
      <button
        type="button"
        className="btn btn-small btn-secondary"
        disabled={!isDirty || isBusy}
        onClick={onDiscard}
      >
        Discard
      </button>
      <button
        type="submit"
        className="btn btn-small btn-primary"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
      >
        <span>{order.quote ? 'Give the new quote' : 'Give the quote'}</span>
      </button>
    </div>
  );
}
