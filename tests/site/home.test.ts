/** The home page as served, before any script: its sections and links, the figures, and the footer of all pages. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { readSiteFile } from '../built-site.ts';

const home = parseDocument(readSiteFile('index.html'));

function within(tag: string) {
  const element = DomUtils.getElementsByTagName(tag, home, true, 1)[0];
  if (element === undefined) throw new Error(`The home page has no ${tag}.`);
  const text = DomUtils.textContent(element).replaceAll(/\s+/g, ' ');
  const links = DomUtils.getElementsByTagName('a', element).map((link) => ({
    name: link.attribs['aria-label'] ?? DomUtils.textContent(link).trim(),
    href: link.attribs['href'],
  }));
  return { element, text, links };
}

const main = within('main');
const footer = within('footer');
const CHAT = /^https:\/\/wa\.me\/91\d{10}\?text=\S+$/;

test.each(['Why choose', 'Our promise', 'How to buy'])('has the section “%s”', (name) => {
  expect(main.text.toLowerCase()).toContain(name.toLowerCase());
});

test.each([
  ['View Catalogue', /^\/products$/],
  ['Book Video Call', CHAT],
  ['Enquire on WhatsApp', CHAT],
  ['Get Directions', /^\/contact$/],
])('the link “%s” leads to %s', (name, address) => {
  const addresses = main.links.filter((link) => link.name === name).map(({ href }) => href);
  expect(addresses.length).toBeGreaterThan(0);
  for (const each of addresses) expect(each).toMatch(address);
});

test('the figures that count up are in the markup', () => {
  const figures = DomUtils.getElementsByTagName('*', main.element).filter(
    ({ attribs }) => 'data-count-up' in attribs,
  );
  expect(figures.map((figure) => DomUtils.textContent(figure))).toEqual(['300', '800', '15']);
});

test('the footer lists four categories, the catalogue, the channels, the apps and the year', () => {
  expect(footer.links.filter(({ href }) => href?.startsWith('/category/'))).toHaveLength(4);
  expect(footer.links).toContainEqual({ name: 'View All Products', href: '/products' });
  for (const name of ['Facebook', 'Instagram', 'YouTube', 'Twitter', /iOS/, /Android/])
    expect(footer.links).toContainEqual({
      name: expect.stringMatching(name),
      href: expect.stringMatching(/^https:/),
    });
  expect(footer.text).toContain(String(new Date().getFullYear()));
});
