import { expect, test, vi } from 'vitest';
import { hasRemovedPicture } from './removed-pictures.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);

const urlOf = (days: number): string => {
  const upload = `${(NOW - days * DAY).toString(36)}.lotus.0123abcd`;
  return `/v0/b/shop/o/${encodeURIComponent(`pictures/media/${upload}/abc-640.webp`)}?alt=media`;
};
const withImages = (...urls: string[]) => ({
  title: 'Lotus',
  images: urls.map((url) => ({ url, alt: 'Lotus' })),
});
const absent = vi.fn(() => Promise.resolve(false));

test('a picture that was removed after it was taken from the library is noticed', async () => {
  expect(await hasRemovedPicture(withImages(urlOf(9)), undefined, NOW, absent)).toBe(true);
  expect(absent).toHaveBeenLastCalledWith(expect.stringMatching(/^pictures\/media\/.*-640\.webp$/));
  const text = { body: `![Lotus](${urlOf(9)})` };
  expect(await hasRemovedPicture(text, withImages(), NOW, absent)).toBe(true);
});

test.each([
  ['it was in the document before', withImages(urlOf(9)), withImages(urlOf(9))],
  ['it is too new to be removed', withImages(urlOf(2)), undefined],
  ['it is on another website', withImages('https://pictures.example/a.jpg'), undefined],
])('a picture is not checked if %s', async (_, form, base) => {
  absent.mockClear();
  expect(await hasRemovedPicture(form, base, NOW, absent)).toBe(false);
  expect(absent).not.toHaveBeenCalled();
});

test('a check without an answer does not prevent saving', async () => {
  const fails = () => Promise.reject(new Error('offline'));
  expect(await hasRemovedPicture(withImages(urlOf(9)), undefined, NOW, fails)).toBe(false);
});
