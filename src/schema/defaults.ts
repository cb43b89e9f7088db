/** Default values of new documents, in a separate module so that browsers don't load the schema. */
import type { EmailPreferences } from './web-user.ts';

/** The email preferences of a new customer: everything on, as in the shop's terms. */
export const DEFAULT_EMAIL_PREFERENCES: EmailPreferences = {
  orderUpdates: true,
  promotions: true,
  newsletter: true,
};
