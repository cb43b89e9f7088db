/** The precedence of title and description. */
import { describe, expect, it } from 'vitest';
import { homeMeta, pageMeta, routeMeta, seoId } from './page-meta.ts';

const global = { title: 'Silver for shops', description: 'The whole site.', keywords: 'silver' };
const ring = {
  title: 'Ridge band (RG101)',
  description: 'A band with ridges.',
  canonicalPath: '/product/RG101/ridge-band',
};

describe('pageMeta', () => {
  it('uses the page’s own title and the site’s keywords', () => {
    expect(pageMeta(ring, { global })).toEqual({
      title: 'Ridge band (RG101) | GlamBug Mart',
      description: 'A band with ridges.',
      keywords: 'silver',
      canonicalPath: ring.canonicalPath,
    });
  });

  it('staff can override each part separately', () => {
    const own = { title: 'Best band', keywords: 'band' };
    expect(pageMeta(ring, { own, global })).toMatchObject({
      title: 'Best band | GlamBug Mart',
      description: 'A band with ridges.',
      keywords: 'band',
    });
    expect(pageMeta(ring, { own: { description: 'Ours.' } }).description).toBe('Ours.');
  });

  it('shortens long descriptions and fills empty ones', () => {
    const long = pageMeta({ ...ring, description: 'Silver band. '.repeat(40) }, { global });
    expect(long.description.length).toBeLessThanOrEqual(160);
    expect(pageMeta({ ...ring, description: ' \n' }, { global }).description).toBe(
      'The whole site.',
    );
    expect(pageMeta({ ...ring, description: '' }, {}).description).toMatch(/925 sterling silver/);
  });

  it('names the page of a list', () => {
    expect(pageMeta({ ...ring, title: 'Rings', page: 3 }, { global }).title).toBe(
      'Rings – Page 3 | GlamBug Mart',
    );
  });
});

describe('routeMeta', () => {
  it('uses the specified titles of routes', () => {
    expect(routeMeta('/blogs', { global }).title).toBe('Glam Buzz - Latest Blogs | GlamBug Mart');
    expect(routeMeta('/404', { global }).title).toBe('Page Not Found | GlamBug Mart');
  });

  it('prefers seo/{route}', () => {
    const own = { title: 'GlamBug Mart catalogue', description: 'All of it.' };
    expect(routeMeta('/products', { own, global })).toMatchObject({
      title: 'GlamBug Mart catalogue',
      description: 'All of it.',
      canonicalPath: '/products',
    });
  });
});

describe('homeMeta', () => {
  it('prefers seo/~, then seo/global, then the default title', () => {
    expect(homeMeta({ own: { title: 'Home' }, global }).title).toBe('Home');
    expect(homeMeta({ global }).title).toBe('Silver for shops');
    expect(homeMeta({}).title).toBe('GlamBug Mart - Premium Fashion & Lifestyle Products');
  });
});

describe('seoId', () => {
  it('writes ~ for /', () => {
    expect(seoId('/')).toBe('~');
    expect(seoId('/order-confirmation')).toBe('~order-confirmation');
  });
});
