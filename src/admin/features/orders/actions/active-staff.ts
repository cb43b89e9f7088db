/** The members of staff who saved something lately. */
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { decodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { auditKind, type Audit } from '#schema/audit.ts';
import { idIn } from '#schema/kind.ts';
import { QUERIES } from '#schema/queries.ts';

const DAYS = 30;
const DAY = 86_400_000;

/** Enough to meet everyone who works in the back office. */
const LATEST_SAVES = 200;

/** Customers who add orders to their account are in the audit log, too. */
const isOfCustomer = ({ by, after }: Audit): boolean => after['uid'] === by;

/** Their uids. @param now ms @throws ReadError */
export const readActiveStaff = (now: number, database = staffDatabase): Promise<string[]> =>
  readOrThrow(async () => {
    const saves = await database.runQuery({ ...QUERIES.recentAudit, limit: LATEST_SAVES }, [
      ...[new Date(now - DAYS * DAY), new Date(now)],
    ]);
    const uids = saves.flatMap(({ path, fields }) => {
      const entry = decodedDocument(auditKind, idIn(path), fields);
      return entry.success && !isOfCustomer(entry.value) ? [entry.value.by] : [];
    });
    return [...new Set(uids)];
  });
