/** What new documents begin with, apart from the schema so that browsers need none of it. */
import type { EmailPreferences } from './web-user.ts';

/** What a new customer gets: everything on, as the shop's terms say. */
export const DEFAULT_EMAIL_PREFERENCES: EmailPreferences = {
  orderUpdates: true,
  promotions: true,
  newsletter: true,
};
