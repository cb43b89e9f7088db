/** The first steps of a shop that has nothing yet. */
import { Link } from '@tanstack/react-router';

const SETTINGS_PATH: string = '/settings';

export const EmptyShop = () => (
  <section className="admin-card" aria-labelledby="first-steps">
    <h2 id="first-steps">The shop is empty. These are the first steps</h2>
    <ol className="dashboard-steps">
      <li>
        <Link to={SETTINGS_PATH} className="link">
          Fill in the settings
        </Link>
        : the business, its phone and WhatsApp number, the texts of the home page.
      </li>
      <li>
        <Link to="/products/$id" params={{ id: 'new' }} className="link">
          Add the first product
        </Link>
        , or import a list from a spreadsheet under Products.
      </li>
      <li>
        <Link to="/publishing" className="link">
          Publish
        </Link>
        : what is saved is not on the live site before.
      </li>
    </ol>
  </section>
);
