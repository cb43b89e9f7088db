/** What needs attention: products without an image, items with errors, missing SEO. */
import { Link } from '@tanstack/react-router';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { savedDocument } from '#admin/shell/publishing/saved-document.ts';
import { staffAddress } from '#admin/shell/publishing/staff-address.ts';
import { usePublishing } from '#admin/shell/publishing/use-publishing.ts';
import { formatCount } from '#core/format.ts';
import { isOver } from '#core/publishing/progress.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { QUERIES } from '#schema/queries.ts';
import { seoKind } from '#schema/seo.ts';
import { LoadedPart } from './loaded-part.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

const SEO_PATH: string = '/seo';

const MAX_PRODUCTS = QUERIES.productsWithoutPicture.limit - 1;

interface ShopIssues {
  /** The first products without an image. */
  noPicture: readonly ReturnType<typeof savedDocument>[];
  /** Whether the global SEO settings are missing. */
  noSeo: boolean;
}

async function findIssues(): Promise<ShopIssues> {
  const [products, seo] = await Promise.all([
    readOrThrow(() => staffDatabase.runQuery(QUERIES.productsWithoutPicture, [null, []])),
    readAsStaff(seoKind, 'global'),
  ]);
  return {
    noPicture: products.map(({ path, fields }) => savedDocument(path, fields)),
    noSeo: seo === null || (seo.fits && seo.value.deletedAt !== null),
  };
}

function IssueList({ issues: { noPicture, noSeo } }: { issues: ShopIssues }) {
  const { latest } = usePublishing();
  // A queued or running publish has not left out anything yet.
  const leftOut = latest && isOver(latest) ? latest.quarantine : [];
  const invalidCount = new Set(leftOut.map(({ path }) => path)).size;
  if (noPicture.length === 0 && invalidCount === 0 && !noSeo) {
    return <p className="text-ink-soft">All good.</p>;
  }
  return (
    <ul className="grid gap-2.5">
      {invalidCount > 0 && (
        <li>
          <Link to="/publishing" className="link">
            {formatCount(invalidCount)} {invalidCount === 1 ? 'item has' : 'items have'} errors
          </Link>
          <p className="text-sm text-ink-soft">Left out of the live site until fixed.</p>
        </li>
      )}
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

export const IssuesCard = () => (
  <section className={CARD} aria-labelledby="fix">
    <h2 id="fix">Needs attention</h2>
    <LoadedPart queryKey={['dashboard', 'issues']} load={findIssues}>
      {(issues) => <IssueList issues={issues} />}
    </LoadedPart>
  </section>
);
