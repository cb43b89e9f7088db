/** What needs attention: failed mails and tasks, customers, products without an image, items with errors, missing SEO. */
import { Link } from '@tanstack/react-router';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { savedDocument } from '#admin/shell/publishing/saved-document.ts';
import { staffAddress } from '#admin/shell/publishing/staff-address.ts';
import { readSalesSettings } from '#admin/shell/sales/sales-settings.ts';
import { usePublishing } from '#admin/shell/publishing/use-publishing.ts';
import { formatCount, formatCounted } from '#core/format.ts';
import { isOver } from '#core/publishing/progress.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { customerIndexKind, type CustomerIndex } from '#schema/customer-index.ts';
import { decodeDocument, idIn } from '#schema/kind.ts';
import { orderPauseKind } from '#schema/order-pause.ts';
import { QUERIES } from '#schema/queries.ts';
import { seoKind } from '#schema/seo.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { useMay } from '#admin/shell/role.ts';
import { LoadedPart } from './loaded-part.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

const SEO_PATH: string = '/seo';
const MAIL_PATH: string = '/settings/mail';
const CUSTOMERS_PATH: string = '/customers';
const CUSTOMER_PATH: string = '/customers/$uid';

const MAX_PRODUCTS = QUERIES.productsWithoutPicture.limit - 1;

interface ShopIssues {
  /** The first products without an image. */
  noPicture: readonly ReturnType<typeof savedDocument>[];
  /** Failed mails, and failed tasks of functions. */
  failedMail: number;
  failedTasks: number;
  /** Whether the global SEO settings are missing. */
  noSeo: boolean;
  /** Customers without an account who probably have one now. */
  withAccount: readonly (CustomerIndex & { id: string })[];
  /** Verified accounts that wait for the approval of staff. */
  unapproved: number;
  /** Accounts that can’t send order requests for now. */
  pausedUids: readonly string[];
}

/** None while the sales settings ask for no approval. */
async function countUnapproved(): Promise<number> {
  const { approveBuyers } = await readSalesSettings();
  return approveBuyers
    ? countAsStaff(STAFF_LISTS.approvals, {
        equal: { isApproved: false, 'profile.emailVerified': true },
        sort: STAFF_LISTS.approvals.sorts[0],
      })
    : 0;
}

/** Issues of the catalogue and its texts, and of customers, as far as the role sees them. */
async function findIssues(edits: boolean, sells: boolean): Promise<ShopIssues> {
  const [products, seo, failedMail, failedTasks, indexed, paused, unapproved] = await Promise.all([
    edits
      ? readOrThrow(() => staffDatabase.runQuery(QUERIES.productsWithoutPicture, [null, []]))
      : [],
    edits ? readAsStaff(seoKind, 'global') : undefined,
    sells
      ? countAsStaff(STAFF_LISTS.mail, {
          equal: { 'delivery.state': 'failed' },
          sort: STAFF_LISTS.mail.sorts[0],
        })
      : 0,
    sells
      ? countAsStaff(STAFF_LISTS.taskFailures, {
          equal: {},
          sort: STAFF_LISTS.taskFailures.sorts[0],
        })
      : 0,
    sells ? readOrThrow(() => staffDatabase.runQuery(QUERIES.customersWithAccounts, [])) : [],
    sells ? readOrThrow(() => staffDatabase.runQuery(QUERIES.pausedAccounts, [])) : [],
    sells ? countUnapproved() : 0,
  ]);
  return {
    noPicture: products.map(({ path, fields }) => savedDocument(path, fields)),
    failedMail,
    failedTasks,
    unapproved,
    noSeo: seo === null || (seo?.success === true && seo.value.deletedAt !== null),
    withAccount: indexed.flatMap(({ path, fields }) => {
      const customer = decodeDocument(customerIndexKind, path, fields);
      return customer.success ? { ...customer.value, id: idIn(path) } : [];
    }),
    pausedUids: paused.flatMap(({ path, fields }) => {
      const pause = decodeDocument(orderPauseKind, path, fields);
      return pause.success && pause.value.until > Date.now() ? idIn(path) : [];
    }),
  };
}

function CustomerIssues({ issues }: { issues: ShopIssues }) {
  const { withAccount, pausedUids, unapproved } = issues;
  return (
    <>
      {unapproved > 0 && (
        <li>
          <Link
            to={CUSTOMERS_PATH}
            search={{ approval: 'waiting', verified: true }}
            className="link"
          >
            {formatCounted(unapproved, 'account')} {unapproved === 1 ? 'waits' : 'wait'} for
            approval
          </Link>
          <p className="text-sm text-ink-soft">
            {unapproved === 1 ? 'It doesn’t' : 'They don’t'} see sign-in prices yet.
          </p>
        </li>
      )}
      {pausedUids.map((uid) => (
        <li key={`paused ${uid}`}>
          <Link to={CUSTOMER_PATH} params={{ uid }} className="link">
            Order requests of an account are paused
          </Link>
          <p className="text-sm text-ink-soft">It has sent unusually many.</p>
        </li>
      ))}
      {withAccount.map(({ id, profile, account }) => (
        <li key={id}>
          <Link to={CUSTOMER_PATH} params={{ uid: id }} className="link">
            <bdi>{profile.businessName ?? profile.displayName}</bdi> has an account now
          </Link>
          <p className="text-sm text-ink-soft">
            {account?.by === 'claim'
              ? 'Check who added their orders, then merge them with'
              : 'Move their orders to'}{' '}
            the account of <bdi>{account?.name}</bdi>.
          </p>
        </li>
      ))}
    </>
  );
}

function IssueList({ issues }: { issues: ShopIssues }) {
  const { noPicture, noSeo, failedMail, failedTasks, withAccount, pausedUids, unapproved } = issues;
  const { latest } = usePublishing();
  // A queued or running publish has not left out anything yet.
  const leftOut = latest && isOver(latest) ? latest.quarantine : [];
  const invalidCount = new Set(leftOut.map(({ path }) => path)).size;
  const failures = failedMail + failedTasks;
  const others = failures + withAccount.length + pausedUids.length + unapproved;
  if (noPicture.length === 0 && invalidCount === 0 && others === 0 && !noSeo) {
    return <p className="text-ink-soft">All good.</p>;
  }
  return (
    <ul className="grid gap-2.5">
      {failedMail > 0 && (
        <li>
          <Link to={MAIL_PATH} search={{ state: 'failed' }} className="link">
            {formatCount(failedMail)} {failedMail === 1 ? 'email' : 'emails'} failed
          </Link>
          <p className="text-sm text-ink-soft">Not sent until you send them again.</p>
        </li>
      )}
      {failedTasks > 0 && (
        <li>
          <Link to={MAIL_PATH} className="link">
            {formatCount(failedTasks)} {failedTasks === 1 ? 'task' : 'tasks'} failed
          </Link>
          <p className="text-sm text-ink-soft">Not done until you try again.</p>
        </li>
      )}
      {invalidCount > 0 && (
        <li>
          <Link to="/publishing" className="link">
            {formatCount(invalidCount)} {invalidCount === 1 ? 'item has' : 'items have'} errors
          </Link>
          <p className="text-sm text-ink-soft">Left out of the live site until fixed.</p>
        </li>
      )}
      <CustomerIssues issues={issues} />
      {noPicture.slice(0, MAX_PRODUCTS).map(({ path, name }) => (
        <li key={path}>
          <Link to={staffAddress(path) ?? '/products'} className="link">
            <bdi>{name}</bdi>
          </Link>
          <p className="text-sm text-ink-soft">No image.</p>
        </li>
      ))}
      {noPicture.length > MAX_PRODUCTS && <li className="text-sm">More products have no image.</li>}
      {noSeo && (
        <li>
          <Link to={SEO_PATH} className="link">
            Title and description of the site
          </Link>
          <p className="text-sm text-ink-soft">Missing. Search engines show a default text.</p>
        </li>
      )}
    </ul>
  );
}

export function IssuesCard() {
  const may = useMay();
  const load = () => findIssues(may('edit', 'catalogue'), may('see', 'sales'));
  return (
    <section className={CARD} aria-labelledby="fix">
      <h2 id="fix">Needs attention</h2>
      <LoadedPart queryKey={['dashboard', 'issues']} load={load}>
        {(issues) => <IssueList issues={issues} />}
      </LoadedPart>
    </section>
  );
}
