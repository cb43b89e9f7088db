/** Reads type and pixel size of a picture from its bytes, whatever the file name. */

type PictureKind = 'JPEG' | 'PNG' | 'WebP';

export interface PictureBytes {
  kind: PictureKind;
  /** Before any Exif rotation, px. */
  width: number;
  height: number;
}

const startsWith = (bytes: Uint8Array, at: number, ...expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte);

const word = (bytes: Uint8Array, at: number, letters: string): boolean =>
  startsWith(bytes, at, ...Array.from(letters, (letter) => letter.charCodeAt(0)));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The first frame header; browsers don't support arithmetic coding and hierarchical JPEGs. */
function sizeOfJpeg(bytes: Uint8Array): Omit<PictureBytes, 'kind'> | undefined {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes and markers without a length.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (marker >= 0xc0 && marker <= 0xc2)
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function sizeOfPng(bytes: Uint8Array): Omit<PictureBytes, 'kind'> | undefined {
  if (bytes.length < 24 || !word(bytes, 12, 'IHDR')) return undefined;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function sizeOfWebp(bytes: Uint8Array): Omit<PictureBytes, 'kind'> | undefined {
  if (bytes.length < 30) return undefined;
  const view = viewOf(bytes);
  const three = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16);
  if (word(bytes, 12, 'VP8X')) return { width: three(24) + 1, height: three(27) + 1 };
  if (word(bytes, 12, 'VP8L')) {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (!word(bytes, 12, 'VP8 ')) return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

const FORMS: readonly {
  kind: PictureKind;
  is: (bytes: Uint8Array) => boolean;
  size: (bytes: Uint8Array) => Omit<PictureBytes, 'kind'> | undefined;
}[] = [
  { kind: 'JPEG', is: (bytes) => startsWith(bytes, 0, 0xff, 0xd8, 0xff), size: sizeOfJpeg },
  {
    kind: 'PNG',
    is: (bytes) => startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    size: sizeOfPng,
  },
  {
    kind: 'WebP',
    is: (bytes) => word(bytes, 0, 'RIFF') && word(bytes, 8, 'WEBP'),
    size: sizeOfWebp,
  },
];

/** Reads type and size; undefined for a file that is no JPEG, PNG or WebP, `broken` if it has no size. */
export function readPictureBytes(bytes: Uint8Array): PictureBytes | 'broken' | undefined {
  const form = FORMS.find(({ is }) => is(bytes));
  if (form === undefined) return undefined;
  const size = form.size(bytes);
  return size === undefined || size.width === 0 || size.height === 0
    ? 'broken'
    : { kind: form.kind, ...size };
}
