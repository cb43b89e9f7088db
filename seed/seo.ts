/** The SEO settings of the demo shop, for the whole site and for single routes. */
import { seoKind, type Seo } from '#schema/seo.ts';
import { daysBefore } from './clock.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { editedByStaff } from './staff-edit.ts';

const KEYWORDS =
  '925 silver wholesale, sterling silver jewellery, silver jewellery wholesaler Hyderabad, B2B silver';

interface Entry {
  /** A path, or `global`. */
  route: string;
  title: string;
  description: string;
  keywords?: string;
}

const ENTRIES: readonly Entry[] = [
  {
    route: 'global',
    title: 'GlamBug Mart – Wholesale 925 Silver Jewellery',
    description:
      'Wholesale 925 sterling silver jewellery for jewellers, brands and small businesses across India, in ready stock, from our Hyderabad studio.',
  },
  {
    route: '/',
    title: 'Wholesale 925 Silver Jewellery in India | GlamBug Mart',
    description:
      'Rings, earrings, chains, payals and more in 925 sterling silver. Small minimums, ready stock, selection on a video call, dispatch from Hyderabad.',
    keywords: `${KEYWORDS}, silver rings wholesale, jhumka wholesale`,
  },
  {
    route: '/products',
    title: 'All Products – 925 Silver Wholesale Catalogue | GlamBug Mart',
    description:
      'The whole wholesale catalogue of 925 silver with weights, packs and minimum quantities, newest designs first.',
  },
  {
    route: '/category',
    title: 'Categories – 925 Silver by Type | GlamBug Mart',
    description:
      'Nine categories of wholesale 925 silver, from rings and jhumkas to payals and toe rings.',
  },
  {
    route: '/search',
    title: 'Search the Catalogue | GlamBug Mart',
    description: 'Find a piece by its SKU, its name, its stone or its finish.',
  },
  {
    route: '/about',
    title: 'About Us – 15 Years in Silver | GlamBug Mart',
    description:
      'Fifteen years of sourcing silver in India, Italy, Turkey and Hong Kong for shops all over the country.',
  },
  {
    route: '/blogs',
    title: 'Glam Buzz - Latest Blogs',
    description:
      'Plain talk for silver shops: hallmarks, plating, ring sizes, buying by weight, seasons and stock.',
    keywords: 'silver trade blog, hallmark guide, ring size chart India, plating thickness',
  },
  {
    route: '/contact',
    title: 'Contact – Visit, Call or WhatsApp | GlamBug Mart',
    description:
      'Our Hyderabad studio, opening hours, WhatsApp number and how to book a video call for selection.',
  },
  {
    route: '/login',
    title: 'Sign In | GlamBug Mart',
    description: 'Sign in to see trade prices and your order requests.',
  },
  {
    route: '/register',
    title: 'Register Your Business | GlamBug Mart',
    description: 'Open a trade account to see all prices and to send order requests.',
  },
  {
    route: '/privacy-policy',
    title: 'Privacy Policy | GlamBug Mart',
    description: 'What personal data we hold, why, for how long, and how to have it removed.',
  },
  {
    route: '/shipping',
    title: 'Shipping Policy | GlamBug Mart',
    description:
      'Dispatch times, couriers, transit insurance and what to do when a parcel arrives.',
  },
  {
    route: '/returns',
    title: 'Returns and Refunds | GlamBug Mart',
    description: 'Manufacturing defects are replaced within seven days of delivery. The details.',
  },
  {
    route: '/terms-conditions',
    title: 'Terms and Conditions | GlamBug Mart',
    description: 'The terms on which GlamBug Mart sells silver jewellery to businesses in India.',
  },
  {
    route: '/faqs',
    title: 'FAQs – Buying Wholesale Silver | GlamBug Mart',
    description:
      'Minimum orders, hallmarks, plating, payment, GST, dispatch, returns: short answers to what shops ask.',
  },
  {
    route: '/careers',
    title: 'Careers in Hyderabad | GlamBug Mart',
    description: 'Work with silver: openings in merchandising, quality control and customer care.',
  },
];

const idOf = (route: string): string => route.replaceAll('/', '~');

/** `seo/global` and one document per route. */
export function* seoDocuments(): Generator<DemoDocument> {
  const edited = editedByStaff(daysBefore(400, 12), { updatedAt: daysBefore(45, 12), rev: 3 });
  for (const { route, title, description, keywords = KEYWORDS } of ENTRIES) {
    const document: Seo = { title, description, keywords, ...edited };
    yield demoDocument(seoKind, `seo/${idOf(route)}`, document);
  }
}
