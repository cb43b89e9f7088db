/** The first steps of an empty shop. */
import { Link } from '@tanstack/react-router';
import { CARD } from '#admin/shell/look/classes.ts';

const SETTINGS_PATH: string = '/settings';

export const EmptyShop = () => (
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
