/** The data that browsers load before the catalogue: its files, its categories and the seller's contact. */
import type { CategoryLink } from '#core/catalogue.ts';
import type { SiteSettings } from '#schema/settings.ts';

/** Increase it when the meaning of a field changes. */
const FORMAT = 1;

/** The settings that pages in the browser need. */
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

/** Validates parsed JSON; undefined for other data or a later version. */
export const shopFrom = (value: unknown): PublishedShop | undefined =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'format') === FORMAT
    ? // The format number guarantees that `publishedShop` wrote it.
      (value as PublishedShop)
    : undefined;
