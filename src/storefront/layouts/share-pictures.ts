/** The link preview picture for each page type; created by scripts/icons.ts. */

export interface SharePicture {
  /** Path on this site or an https address. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

const picture = (name: string, alt: string): SharePicture => ({
  url: `/og/${name}.jpg`,
  width: 1200,
  height: 630,
  alt,
});

export const SHARE_PICTURES = {
  shop: picture('shop', 'GlamBug Mart: 925 sterling silver, wholesale'),
  catalogue: picture('catalogue', 'The GlamBug Mart catalogue of 925 sterling silver'),
  product: picture('product', 'A piece of 925 sterling silver from GlamBug Mart'),
  journal: picture('journal', 'Glam Buzz, the journal of GlamBug Mart'),
  information: picture('information', 'GlamBug Mart, at your service'),
} as const;
