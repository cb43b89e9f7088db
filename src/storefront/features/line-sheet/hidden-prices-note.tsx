/** Why some prices are missing, and how to see them; not printed. */
import { useStore } from '@nanostores/react';
import { formatDesigns } from '#core/format.ts';
import { loginPath, verifyEmailPath } from '#core/paths.ts';
import { $hiddenPrices, requestPrices } from '#storefront/shared/stores/hidden-prices.ts';

interface Props {
  /** The number of designs with a price after sign-in. */
  count: number;
  hiddenIds: readonly string[];
  /** The address to return to. */
  path: string;
}

export function HiddenPricesNote({ count, hiddenIds, path }: Props) {
  const { state } = useStore($hiddenPrices);
  if (state === 'ready') return null;
  const designs = formatDesigns(count);
  return (
    <p role="status">
      {state === 'loading' && 'Loading your prices…'}
      {state === 'closed' && (
        <>
          {designs} with a price after sign-in.{' '}
          <a className="link" href={loginPath(path)}>
            Sign in to see prices
          </a>
        </>
      )}
      {state === 'unverified' && (
        <>
          {designs} with a price after sign-in.{' '}
          <a className="link" href={verifyEmailPath(path)}>
            Verify your email to see prices
          </a>
        </>
      )}
      {state === 'absent' && (
        <>
          Your prices can’t be loaded right now.{' '}
          <button
            type="button"
            className="link"
            onClick={() => void requestPrices(hiddenIds, true)}
          >
            Try again
          </button>
        </>
      )}
    </p>
  );
}
