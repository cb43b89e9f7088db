/** Placeholder in the header until the publishing state is known. */
import { STATUS_LINE } from '#admin/shell/look/classes.ts';

export const PublishStatusLoading = () => (
  <span
    className={`${STATUS_LINE} before:animate-wait pointer-events-none before:w-18 before:bg-night-line`}
    aria-hidden="true"
  />
);
