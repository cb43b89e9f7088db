/** Placeholder in the header until the publish state is known. */
export const PublishStatusLoading = () => (
  <span className="admin-publish-status" data-look="loading" aria-hidden="true" />
);
