/** The seller and the site itself, as structured data. */
import { HOME_PATH } from '#core/paths.ts';
import type { SiteSettings } from '#schema/settings.ts';
import type { Organization, WebSite } from 'schema-dts';

const ORGANIZATION_ID = '/#organization';

/** A reference to the organisation. */
export const organizationReference = (origin: string) => ({
  '@type': 'Organization' as const,
  '@id': `${origin}${ORGANIZATION_ID}`,
});

/**
 * The seller.
 * @param origin of the site, such as https://shop.example, without a slash at its end
 */
export function organizationData(site: SiteSettings, origin: string): Organization {
  const { facebook, instagram, youtube, twitter } = site.socialLinks;
  return {
    ...organizationReference(origin),
    name: site.businessName,
    legalName: site.legalName,
    description: site.tagline,
    url: `${origin}${HOME_PATH}`,
    logo: `${origin}/icon-512.png`,
    email: site.email,
    ...(site.gstin === undefined ? {} : { taxID: site.gstin }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.lines.join(', '),
      addressLocality: site.address.city,
      addressRegion: site.address.state,
      postalCode: site.address.pin,
      addressCountry: 'IN',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: site.phone,
      contactType: 'sales',
      areaServed: 'IN',
    },
    sameAs: [facebook, instagram, youtube, twitter].filter((link) => link.startsWith('https:')),
  };
}

/** The site with its search, so that search engines can offer a search box. */
export function webSiteData(site: SiteSettings, origin: string): WebSite {
  // schema.org requires `query-input`, which its type definitions omit.
  const search = {
    '@type': 'SearchAction' as const,
    target: { '@type': 'EntryPoint' as const, urlTemplate: `${origin}/search?q={search_term}` },
    'query-input': 'required name=search_term',
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.businessName,
    url: `${origin}${HOME_PATH}`,
    inLanguage: 'en-IN',
    publisher: organizationReference(origin),
    potentialAction: search,
  };
}
