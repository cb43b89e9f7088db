/** Stored data of a customer: export and deletion, which can be finished after an interruption. */
import { isAdmin, type User } from '#core/account/user.ts';
import { BLOCK, DANGER_BOX, HEADING, LEAD, LINE_LINK, SECTION } from './account-class.ts';
import { ConfirmDeletion, DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';

export const PrivacySection = ({ user }: { user: User }) => (
  <>
    <section className={BLOCK}>
      <h3 className={HEADING}>Download my data</h3>
      <p>
        One file with your profile, addresses, email preferences, all orders and this browser’s
        order list.
      </p>
      <DownloadData uid={user.uid} />
    </section>
    <section className={BLOCK}>
      <h3 className={HEADING}>Delete my account</h3>
      {isAdmin(user) ? (
        <p>
          Accounts of staff can’t be deleted here. Ask an owner to remove you under Users in the
          back office, then sign in again. If you are the only owner, make someone else an owner
          first.
        </p>
      ) : (
        <DeleteAccount user={user} />
      )}
    </section>
    <p>
      <a className={LINE_LINK} href="/privacy-policy">
        Read the privacy policy
      </a>
    </p>
  </>
);

/** In place of the account. */
export const FinishDeleting = ({ user }: { user: User }) => (
  <div className={SECTION}>
    <h2 className="text-2xl">Your account is not fully deleted</h2>
    <p className={LEAD}>
      The deletion stopped before it finished. Confirm that it’s you to delete the rest.
    </p>
    <div className={DANGER_BOX}>
      <ConfirmDeletion user={user} label="Finish deleting" />
    </div>
  </div>
);
