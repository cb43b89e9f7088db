/** The state of pictures, and the search for them. */
import { expect, test } from 'vitest';
import { storedPictures, uploadId, UNUSED_AFTER_MS } from '#core/pictures/stored-picture.ts';
import { matchingItems, mediaItems } from './media-item.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const LONG_AGO = NOW - UNUSED_AFTER_MS - 1;
const upload = (name: string, at = LONG_AGO) =>
  `pictures/media/${uploadId(`${name}.jpg`, at)}/abc-640.webp`;
const pictures = [
  upload('ring_front'),
  upload('spare'),
  upload('removed'),
  upload('today', NOW),
].flatMap((file) => storedPictures([file]).map((each) => ({ ...each, thumbnail: '' })));
const idOf = (name: string) => pictures.find((each) => each.name === name)?.id ?? '';
const use = {
  document: 'prod/rg1',
  title: 'Ring (RG101)',
  path: '/products/rg1',
  isDeleted: false,
};
const items = mediaItems(
  pictures,
  {
    uses: new Map([[idOf('ring_front'), { uses: [use], alts: ['Seen from above'] }]]),
    recent: new Set([idOf('removed')]),
  },
  NOW,
);

test('only pictures that no document, no recent save and no draft can contain are unused', () => {
  expect(Object.fromEntries(items.map(({ name, state }) => [name, state]))).toEqual({
    ring_front: 'used',
    spare: 'unused',
    removed: 'recent',
    today: 'recent',
  });
});

test.each([
  ['rg101', ['ring_front']],
  ['above seen', ['ring_front']],
  ['RING front', ['ring_front']],
  ['bangle', []],
])('“%s” finds %j', (q, names) => {
  expect(matchingItems(items, { q }).map(({ name }) => name)).toEqual(names);
});

test('pictures can be filtered by use', () => {
  const named = (filter: 'used' | 'unused') =>
    matchingItems(items, { use: filter }).map(({ name }) => name);
  expect(named('used')).toEqual(['ring_front']);
  expect(named('unused').toSorted()).toEqual(['removed', 'spare', 'today']);
});
