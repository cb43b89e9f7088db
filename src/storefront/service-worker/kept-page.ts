/** Marks a kept page as such while it is handed out, so that it is never taken for a fresh one. */
import { KEPT_ATTRIBUTE } from '#storefront/shared/model/kept-offline.ts';

/** How far into a page its `<html` is looked for, bytes. */
const LOOKED_AT = 1024;
const TAG = /<html(?=[\s>])/i;

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/**
 * Writes the mark into the page's first tag, wherever the stream may be cut; a page without one passes unchanged.
 * @param date goes into the attribute as it is
 */
export function keptMark(date: string): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array> {
  const mark = new TextEncoder().encode(` ${KEPT_ATTRIBUTE}="${date}"`);
  // One character a byte, so that places in the text are places in the bytes.
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
      if (tag === null && head.length < LOOKED_AT) return;
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

/** When the server sent an answer, in ISO 8601; empty when it did not say. */
export function sentAt({ headers }: Pick<Response, 'headers'>): string {
  const date = new Date(headers.get('date') ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** The same page with the mark, its status and headers: the content security policy is among them. */
export function markKept(kept: Response): Response {
  const { status, statusText } = kept;
  const headers = new Headers(kept.headers);
  headers.delete('content-length');
  const body = kept.body?.pipeThrough(keptMark(sentAt(kept))) ?? null;
  return new Response(body, { status, statusText, headers });
}
