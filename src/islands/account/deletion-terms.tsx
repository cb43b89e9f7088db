/** What deleting an account takes, and what it leaves. */

export const DeletionTerms = () => (
  <>
    <p>
      <b>Goes for good:</b> your profile with phone and GSTIN, your addresses, your email
      preferences, and your sign-in. Order requests that wait in this browser are not sent.
    </p>
    <p>
      <b>Stays with us:</b> your orders and their invoices, because tax law asks us to keep them.
      You can no longer see them here: download your data first.
    </p>
  </>
);
