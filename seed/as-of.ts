/** The demo shop as of another day, so that its orders and figures are recent whenever someone starts it. */
import { DAY, DEMO_TODAY } from './clock.ts';
import type { DemoDocument } from './demo-document.ts';

function moved(value: unknown, ms: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + ms);
  if (Array.isArray(value)) return value.map((each) => moved(each, ms));
  return typeof value === 'object' && value !== null ? fieldsMoved(value, ms) : value;
}

const fieldsMoved = (fields: object, ms: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, moved(value, ms)]));

/**
 * Moves every time of the documents forward by the whole days since the demo's own today; texts stay.
 * @param now ms
 */
export function* documentsAsOf(
  now: number,
  documents: Iterable<DemoDocument>,
): Generator<DemoDocument> {
  const ms = Math.max(0, Math.floor((now - DEMO_TODAY) / DAY)) * DAY;
  for (const { path, data } of documents) yield { path, data: fieldsMoved(data, ms) };
}
