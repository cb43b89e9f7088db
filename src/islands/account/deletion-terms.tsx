/** What deleting an account takes, and what it leaves. */

export const DeletionTerms = () => (
  <>
    <p>
      <b>Deleted permanently:</b> your profile with phone and GSTIN, your addresses, your email
      preferences, and your sign-in. Order requests waiting in this browser won’t be sent.
    </p>
    <p>
      <b>We keep:</b> your orders and invoices, as tax law requires. You won’t see them here any
      more, so download your data first.
    </p>
  </>
);
