/** What needs attention: products without an image, items with errors, missing SEO. */
import { Link } from '@tanstack/react-router';
import { findLacks, type Lacks } from './actions/find-lacks.ts';
import { formatCount } from '#core/format.ts';
import { staffAddress } from '#admin/shell/publishing/staff-address.ts';
import { LoadedPart } from './loaded-part.tsx';

const SEO_PATH: string = '/seo';

function Lacking({ lacks }: { lacks: Lacks }) {
  const { noPicture, hasMoreWithoutPicture, unfit, noSeo } = lacks;
  if (noPicture.length === 0 && unfit === 0 && !noSeo) {
    return <p className="text-ink-soft">All good.</p>;
  }
  return (
    <ul className="grid gap-2.5">
      {unfit > 0 && (
        <li>
          <Link to="/publishing" className="link">
            {formatCount(unfit)} {unfit === 1 ? 'item has' : 'items have'} errors
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

export const FixCard = () => (
  <section className="admin-card" aria-labelledby="fix">
    <h2 id="fix">Needs attention</h2>
    <LoadedPart name="lacks" ask={findLacks}>
      {(lacks) => <Lacking lacks={lacks} />}
    </LoadedPart>
  </section>
);
