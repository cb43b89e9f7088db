/** Stored data of a customer: export and deletion. */
import type { User } from '#core/account/user.ts';
import { BLOCK, HEADING, LINE_LINK } from './account-class.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';

export const PrivacySection = ({ user }: { user: User }) => (
  <>
    <section className={BLOCK}>
      <h3 className={HEADING}>Download my data</h3>
      <p>
        One file with your profile, addresses, email preferences, all orders and this browser’s
        order list.
      </p>
      <DownloadData />
    </section>
    <section className={BLOCK}>
      <h3 className={HEADING}>Delete my account</h3>
      <DeleteAccount user={user} />
    </section>
    <p>
      <a className={LINE_LINK} href="/privacy-policy">
        Read the privacy policy
      </a>
    </p>
  </>
);
