/** Issues an invoice, credit note or challan once: a repeated call with the same ID returns the same document. */
import type { Transaction } from '#firebase/admin/firestore.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { invoiceKind, type Invoice } from '#schema/invoice.ts';
import type { Server } from '#functions/server.ts';
import { readDocument } from '#functions/read-document.ts';
import { storeDocument, type Allotment } from './store-document.ts';

const last = new WeakMap<Server['firestore'], Promise<unknown>>();

/** Runs the transactions of an instance one after the other: all of them wait for the counter of their series. */
function oneAtATime<T>({ firestore }: Server, work: () => Promise<T>): Promise<T> {
  const running = (last.get(firestore) ?? Promise.resolve()).then(work);
  last.set(
    firestore,
    running.catch(() => undefined),
  );
  return running;
}

/** An issued document. */
export interface Issued {
  id: string;
  number: string;
}

interface Request {
  /** The ID of the document. */
  id: string;
  kind: Invoice['kind'];
  /** uid of the member of staff. */
  by: string;
  server: Server;
  /** @returns ms */
  now: () => number;
  /** Whether the document that was issued with this ID is the requested one: staff may have corrected it since. */
  matches?: (issued: Invoice) => boolean;
}

/** What a request issues. */
type Drafted = Pick<Allotment, 'draft' | 'series' | 'orderFields'>;

/** Other instances may allot numbers of the same series at the same time. */
const ATTEMPTS = { maxAttempts: 30 };

/**
 * @param draft reads what the document needs, and says why it can't be issued; called with the time of issue
 * @throws Error when the database is unavailable or a document is invalid; nothing is written then
 */
export const issueOnce = (
  { id, kind, by, server, now, matches = () => true }: Request,
  draft: (transaction: Transaction, at: number) => Promise<Result<Drafted>>,
): Promise<Result<Issued>> =>
  oneAtATime(server, () =>
    server.firestore.runTransaction(async (transaction): Promise<Result<Issued>> => {
      const at = now();
      const before = await readDocument(transaction, server, invoiceKind, id);
      // Customers choose the ID of an order, which is that of its invoice.
      if (before && before.kind !== kind)
        return failed(`${before.number} has the ID of this document. Contact support.`);
      if (before && !matches(before))
        return failed(`${before.number} was already issued with other values. Reload the page.`);
      if (before) return succeeded({ id, number: before.number });
      const drafted = await draft(transaction, at);
      if (!drafted.success) return drafted;
      const { number } = await storeDocument(transaction, server, {
        ...{ id, by, now: at },
        ...drafted.value,
      });
      return succeeded({ id, number });
    }, ATTEMPTS),
  );
