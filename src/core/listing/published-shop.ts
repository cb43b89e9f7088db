/** What browsers learn before the catalogue itself: its files, its categories, and how to reach the seller. */
import type { CategoryLink } from '#core/catalogue.ts';
import type { SiteSettings } from '#schema/settings.ts';

/** Raised when a field changes its meaning. */
const FORMAT = 1;

/** What a page without the settings needs of them. */
export type ShopContact = Pick<
  SiteSettings,
  'businessName' | 'whatsapp' | 'whatsappTexts' | 'orderMinimum'
>;

export interface PublishedShop {
  format: number;
  /** How many products are live. */
  products: number;
  /** Addresses of the catalogue's files, from the oldest products to the newest. */
  slices: readonly string[];
  categories: readonly CategoryLink[];
  contact: ShopContact;
}

/** The file's content. */
export function publishedShop(
  { businessName, whatsapp, whatsappTexts, orderMinimum }: ShopContact,
  catalogue: Omit<PublishedShop, 'format' | 'contact'>,
): PublishedShop {
  const contact = { businessName, whatsapp, whatsappTexts, orderMinimum };
  return { format: FORMAT, ...catalogue, contact };
}

/** Reads what JSON has carried; undefined when it is something else, or from a later build. */
export const shopFrom = (value: unknown): PublishedShop | undefined =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'format') === FORMAT
    ? // Written by `publishedShop`: the format says so.
      (value as PublishedShop)
    : undefined;
