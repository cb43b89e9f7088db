/** The list of order drafts: separate from their form, because the list of orders loads it to count them. */
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';

/** All that are not deleted, the last saved first. */
export const CURRENT_DRAFTS: ListRequest = {
  equal: { [DELETED_FIELD]: null },
  sort: STAFF_LISTS.orderDrafts.sorts[0],
};
