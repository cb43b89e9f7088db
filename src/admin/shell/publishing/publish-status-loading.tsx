/** Stands in the bar until it is known whether what was saved is live. */
export const PublishStatusLoading = () => (
  <span className="admin-publish-status" data-look="loading" aria-hidden="true" />
);
