/** Marks a cached page while it is served, so that it is not taken for a fresh one. */
import { CACHED_ATTRIBUTE } from '#storefront/shared/model/offline-caches.ts';

/** How many bytes are searched for the `<html` tag. */
const SEARCHED_LENGTH = 1024;
const TAG = /<html(?=[\s>])/i;

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/**
 * Writes the mark into the `<html>` tag, wherever the stream is split; a page without the tag stays unchanged.
 * @param date inserted as it is
 */
export function cachedMarker(date: string): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array> {
  const mark = new TextEncoder().encode(` ${CACHED_ATTRIBUTE}="${date}"`);
  // One character per byte, so that text positions are byte positions.
  const decoder = new TextDecoder('latin1');
  let head: Uint8Array | undefined = new Uint8Array();
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array>({
    transform(chunk, controller) {
      if (head === undefined) {
        controller.enqueue(chunk);
        return;
      }
      head = joined(head, chunk);
      const tag = TAG.exec(decoder.decode(head));
      if (tag === null && head.length < SEARCHED_LENGTH) return;
      if (tag === null) controller.enqueue(head);
      else {
        const end = tag.index + tag[0].length;
        controller.enqueue(head.slice(0, end));
        controller.enqueue(mark);
        controller.enqueue(head.slice(end));
      }
      head = undefined;
    },
    flush(controller) {
      if (head !== undefined) controller.enqueue(head);
    },
  });
}

/** The Date header in ISO 8601; empty if missing. */
export function sentAt({ headers }: Pick<Response, 'headers'>): string {
  const date = new Date(headers.get('date') ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** The page with the mark, with its status and headers, including the content security policy. */
export function markCached(cached: Response): Response {
  const { status, statusText } = cached;
  const headers = new Headers(cached.headers);
  headers.delete('content-length');
  const body = cached.body?.pipeThrough(cachedMarker(sentAt(cached))) ?? null;
  return new Response(body, { status, statusText, headers });
}
