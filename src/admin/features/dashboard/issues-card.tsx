/** What needs attention: products without an image, items with errors, missing SEO. */
import { Link } from '@tanstack/react-router';
import { findShopIssues, type ShopIssues } from './actions/find-shop-issues.ts';
import { formatCount } from '#core/format.ts';
import { staffAddress } from '#admin/shell/publishing/staff-address.ts';
import { LoadedPart } from './loaded-part.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

const SEO_PATH: string = '/seo';

function IssueList({ issues }: { issues: ShopIssues }) {
  const { noPicture, hasMoreWithoutPicture, invalidCount, noSeo } = issues;
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
      {noPicture.map(({ path, name }) => (
        <li key={path}>
          <Link to={staffAddress(path) ?? '/products'} className="link">
            <bdi>{name}</bdi>
          </Link>
          <p className="text-sm text-ink-soft">No image.</p>
        </li>
      ))}
      {hasMoreWithoutPicture && <li className="text-sm">More products have no image.</li>}
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
    <LoadedPart queryKey={['dashboard', 'issues']} load={findShopIssues}>
      {(issues) => <IssueList issues={issues} />}
    </LoadedPart>
  </section>
);
