/** The first steps of an empty shop. */
import { Link } from '@tanstack/react-router';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { CARD } from '#admin/shell/look/classes.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { LoadedPart } from './loaded-part.tsx';

const SETTINGS_PATH: string = '/settings';

const countProducts = (): Promise<number> =>
  countAsStaff(STAFF_LISTS.products, {
    equal: { deletedAt: null },
    sort: STAFF_LISTS.products.sorts[0],
  });

const FirstSteps = () => (
  <section className={CARD} aria-labelledby="first-steps">
    <h2 id="first-steps">Your shop is empty. Start here</h2>
    <ol className="grid list-decimal gap-2 ps-5">
      <li>
        <Link to={SETTINGS_PATH} className="link">
          Fill in the settings
        </Link>
        : your business, phone and WhatsApp number, and the home page texts.
      </li>
      <li>
        <Link to="/products/$id" params={{ id: 'new' }} className="link">
          Add the first product
        </Link>
        , or import products from a spreadsheet under Products.
      </li>
      <li>
        <Link to="/publishing" className="link">
          Publish
        </Link>{' '}
        your saved changes to the live site.
      </li>
    </ol>
  </section>
);

export const EmptyShop = () => (
  <LoadedPart queryKey={['dashboard', 'products']} load={countProducts} meanwhile={null}>
    {(count) => count === 0 && <FirstSteps />}
  </LoadedPart>
);
