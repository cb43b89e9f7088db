/** The confirmation page of an order request, for its customer only. */
import { useCallback, type ReactNode } from 'react';
import { PageIsland } from '#storefront/shared/parts/page-island.tsx';

/** The ID at the end of the address; empty if missing. */
const idIn = (pathname: string): string => {
  const [, , id = ''] = pathname.split('/');
  try {
    return decodeURIComponent(id);
  } catch {
    return '';
  }
};

async function loadFor(whatsapp: string): Promise<ReactNode> {
  const [{ guardPage }, { ConfirmationPage }] = await Promise.all([
    import('#firebase/browser/session/guard.ts'),
    import('./confirmation-page.tsx'),
  ]);
  const user = await guardPage('sign-in');
  // A visitor who is not signed in is being redirected.
  if (user === undefined) return undefined;
  return <ConfirmationPage id={idIn(location.pathname)} user={user} whatsapp={whatsapp} />;
}

interface Props {
  /** The seller's number, like `919000000001`. */
  whatsapp: string;
  children?: ReactNode;
}

export function OrderConfirmation({ whatsapp, children }: Props) {
  const load = useCallback(() => loadFor(whatsapp), [whatsapp]);
  return <PageIsland load={load}>{children}</PageIsland>;
}
