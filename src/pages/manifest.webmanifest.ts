/** The web app manifest: name, icons and colours of the installed shop. */
import type { APIRoute } from 'astro';
import { catalogue } from '#site/snapshot/catalogue.ts';

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192' },
  { src: '/icon-512.png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
].map((icon) => ({ ...icon, type: 'image/png' }));

export const GET: APIRoute = () => {
  const { businessName, tagline } = catalogue().site();
  return Response.json({
    id: '/',
    name: businessName,
    short_name: businessName.split(' ')[0],
    description: tagline,
    lang: 'en-IN',
    start_url: '/',
    display: 'standalone',
    background_color: '#fefdfc',
    theme_color: '#fefdfc',
    icons: ICONS,
  });
};
