/**
 * Decodes the bytes of a file, normalises line ends and reports the line with an encoding error.
 */
import { ListError } from './list-error.ts';

const LINE_FEED = 0x0a;

/** The first line of `bytes` that does not decode, counting from 0. */
function brokenLine(bytes: Uint8Array, encoding: string): number {
  let line = 0;
  let start = 0;
  for (let end = 0; end <= bytes.length; end += 1) {
    if (end < bytes.length && bytes[end] !== LINE_FEED) continue;
    try {
      new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    line += 1;
    start = end + 1;
  }
  return Math.max(0, line - 1);
}

const countLines = (bytes: Uint8Array): number =>
  bytes.reduce((count, byte) => count + (byte === LINE_FEED ? 1 : 0), 0);

const startsWith = (bytes: Uint8Array, ...prefix: number[]): boolean =>
  prefix.every((byte, index) => bytes[index] === byte);

/** Rejects the two file types that are often taken for CSV. */
function refuseForeign(bytes: Uint8Array, encoding: string): void {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    throw new ListError(
      'This is an Excel workbook, not CSV. Save it as “CSV UTF-8” and import that file.',
    );
  }
  if (encoding === 'utf-8' && (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff))) {
    throw new ListError(
      'This file is UTF-16, not UTF-8. Choose UTF-16 as the file encoding, or save the file as “CSV UTF-8”.',
    );
  }
}

/** Normalises line ends to line feeds, also when one is split between two chunks. */
function unifyLineEnds() {
  let carry = '';
  return {
    take(text: string): string {
      const whole = carry + text;
      carry = whole.endsWith('\r') ? '\r' : '';
      return whole.slice(0, whole.length - carry.length).replace(/\r\n?/g, '\n');
    },
    finish: (): string => (carry === '' ? '' : '\n'),
  };
}

/**
 * The text of a file in chunks, without byte order mark, with line feeds as line ends.
 * @throws ListError when a byte is invalid in the encoding
 */
export async function* decodeStream(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const lineEnds = unifyLineEnds();
  let lines = 0;
  let first = true;
  for await (const chunk of chunks) {
    if (first) refuseForeign(chunk, encoding);
    first = false;
    try {
      yield lineEnds.take(decoder.decode(chunk, { stream: true }));
    } catch {
      throw new ListError(
        `Line ${lines + brokenLine(chunk, encoding) + 1} is not ${encoding}. Choose another file encoding, or save the file as “CSV UTF-8”.`,
      );
    }
    lines += countLines(chunk);
  }
  yield lineEnds.take(endOf(decoder, encoding)) + lineEnds.finish();
}

function endOf(decoder: TextDecoder, encoding: string): string {
  try {
    return decoder.decode();
  } catch {
    throw new ListError(
      `The file ends in the middle of a character. It is incomplete, or its encoding is not ${encoding}.`,
    );
  }
}
