/** What wants mending: products without a picture, what does not fit, what search engines are not told. */
import { Link } from '@tanstack/react-router';
import { findLacks, type Lacks } from '#commands/look-at-shop.ts';
import { formatCount } from '#domain/format.ts';
import { staffAddress } from '#domain/publishing/staff-address.ts';
import { LoadedPart } from './loaded-part.tsx';

const SEO_PATH: string = '/seo';

function Lacking({ lacks }: { lacks: Lacks }) {
  const { noPicture, hasMoreWithoutPicture, unfit, noSeo } = lacks;
  if (noPicture.length === 0 && unfit === 0 && !noSeo) {
    return <p className="text-ink-soft">Nothing wants mending.</p>;
  }
  return (
    <ul className="dashboard-fixes">
      {unfit > 0 && (
        <li>
          <Link to="/publishing" className="link">
            {formatCount(unfit)} {unfit === 1 ? 'document does' : 'documents do'} not fit
          </Link>
          <p className="text-sm text-ink-soft">Left out of the live site until mended.</p>
        </li>
      )}
      {noPicture.map(({ path, name }) => (
        <li key={path}>
          <Link to={staffAddress(path) ?? '/products'} className="link">
            <bdi>{name}</bdi>
          </Link>
          <p className="text-sm text-ink-soft">Has no picture.</p>
        </li>
      ))}
      {hasMoreWithoutPicture && <li className="text-sm">And more products without a picture.</li>}
      {noSeo && (
        <li>
          <Link to={SEO_PATH} className="link">
            Title and description of the site
          </Link>
          <p className="text-sm text-ink-soft">Search engines are told nothing of the shop.</p>
        </li>
      )}
    </ul>
  );
}

export const FixCard = () => (
  <section className="admin-card" aria-labelledby="fix">
    <h2 id="fix">To mend</h2>
    <LoadedPart name="lacks" ask={findLacks}>
      {(lacks) => <Lacking lacks={lacks} />}
    </LoadedPart>
  </section>
);
