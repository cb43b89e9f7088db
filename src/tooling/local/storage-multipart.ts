/** Parses the one multipart format of Storage uploads: metadata as JSON, then the bytes. */

export interface MultipartUpload {
  description: unknown;
  contentType: string | undefined;
  bytes: Buffer;
}

const HEADER_END = Buffer.from('\r\n\r\n');

function splitPart(part: Buffer): { headers: string; body: Buffer } | undefined {
  const end = part.indexOf(HEADER_END);
  if (end < 0) return undefined;
  return {
    headers: part.subarray(0, end).toString('utf8'),
    // The last line break belongs to the next boundary.
    body: part.subarray(end + HEADER_END.length, part.length - 2),
  };
}

/**
 * @param contentType the request's header, which contains the boundary
 * @returns undefined when the body has another format
 */
export function parseMultipart(contentType: string, body: Buffer): MultipartUpload | undefined {
  const boundary = /boundary=(?:"([^"]+)"|([^;]+))/.exec(contentType);
  const name = boundary?.[1] ?? boundary?.[2];
  if (name === undefined) return undefined;
  const mark = Buffer.from(`--${name}`);
  const first = body.indexOf(mark);
  const second = body.indexOf(mark, first + mark.length);
  const last = body.lastIndexOf(mark);
  if (first < 0 || second < 0 || last === second) return undefined;
  const json = splitPart(body.subarray(first + mark.length, second));
  const file = splitPart(body.subarray(second + mark.length, last));
  if (json === undefined || file === undefined) return undefined;
  try {
    return {
      description: JSON.parse(json.body.toString('utf8')),
      contentType: /^content-type:\s*(.+)$/im.exec(file.headers)?.[1]?.trim(),
      bytes: file.body,
    };
  } catch {
    return undefined;
  }
}
