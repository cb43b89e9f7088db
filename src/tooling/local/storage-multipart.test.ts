import { expect, test } from 'vitest';
import { parseMultipart } from './storage-multipart.ts';

const TYPE = 'multipart/related; boundary=abc123';

const upload = (bytes: Buffer, description = '{"contentType":"image/webp"}'): Buffer =>
  Buffer.concat([
    Buffer.from(`--abc123\r\nContent-Type: application/json\r\n\r\n${description}\r\n`),
    Buffer.from('--abc123\r\nContent-Type: image/webp\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--abc123--'),
  ]);

test('returns the metadata and the bytes unchanged', () => {
  const bytes = Buffer.from([0, 255, 13, 10, 45, 45, 0]);
  const parsed = parseMultipart(TYPE, upload(bytes));
  expect(parsed?.description).toEqual({ contentType: 'image/webp' });
  expect(parsed?.contentType).toBe('image/webp');
  expect(parsed?.bytes.equals(bytes)).toBe(true);
});

test('accepts an empty file', () => {
  expect(parseMultipart(TYPE, upload(Buffer.alloc(0)))?.bytes.length).toBe(0);
});

test.each([
  ['no boundary', 'multipart/related', upload(Buffer.from('x'))],
  ['another boundary', 'multipart/related; boundary=zzz', upload(Buffer.from('x'))],
  ['a description that is not JSON', TYPE, upload(Buffer.from('x'), 'not json')],
  ['an empty body', TYPE, Buffer.alloc(0)],
])('rejects %s', (_case, type, body) => {
  expect(parseMultipart(type, body)).toBeUndefined();
});
