/** What we keep of a customer: to take along, and to have deleted. */
import type { User } from '#core/account/user.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';

export const PrivacySection = ({ user }: { user: User }) => (
  <>
    <section className="account-block">
      <h3>Download my data</h3>
      <p>
        One file with your profile, addresses, email preferences, all orders and this browser’s
        order list.
      </p>
      <DownloadData />
    </section>
    <section className="account-block">
      <h3>Delete my account</h3>
      <DeleteAccount user={user} />
    </section>
    <p className="account-way">
      <a className="link" href="/privacy-policy">
        Read the privacy policy
      </a>
    </p>
  </>
);
