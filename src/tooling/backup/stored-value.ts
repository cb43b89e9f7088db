/**
 * A document's fields as JSON without loss: values that JSON cannot represent are stored in a map under a `$` name.
 */
import * as z from 'zod';
import { Timestamp } from '#firebase/admin/firestore.ts';

/** A value that a backup cannot store. */
export class NotStorable extends Error {
  override name = 'NotStorable';
}

const TIME = '$time';
const BYTES = '$bytes';
const NUMBER = '$number';
/** Wraps a map that has such a field name itself. */
const MAP = '$map';

function isMap(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const eachField = (
  map: Readonly<Record<string, unknown>>,
  change: (value: unknown, field: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(map).map(([field, value]) => [field, change(value, field)]));

/** @throws NotStorable naming the field, for example of a reference or a geopoint, which the shop doesn't use */
export function toJson(value: unknown, field = ''): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : { [NUMBER]: Object.is(value, -0) ? '-0' : String(value) };
  }
  if (value instanceof Timestamp) return { [TIME]: [value.seconds, value.nanoseconds] };
  if (value instanceof Uint8Array) return { [BYTES]: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map((each, place) => toJson(each, `${field}.${place}`));
  if (!isMap(value))
    throw new NotStorable(`The field ${field} has a value that a backup cannot store.`);
  const inside = eachField(value, (each, name) =>
    toJson(each, field === '' ? name : `${field}.${name}`),
  );
  return Object.keys(value).some((name) => name.startsWith('$')) ? { [MAP]: inside } : inside;
}

const special = z.union([
  z.strictObject({ [TIME]: z.tuple([z.int(), z.int()]) }),
  z.strictObject({ [BYTES]: z.base64() }),
  z.strictObject({ [NUMBER]: z.enum(['NaN', 'Infinity', '-Infinity', '-0']) }),
  z.strictObject({ [MAP]: z.record(z.string(), z.unknown()) }),
]);

/** The inverse of `toJson`. @throws NotStorable for JSON that `toJson` never returns */
export function fromJson(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(fromJson);
  if (!isMap(json)) return json;
  if (!Object.keys(json).some((name) => name.startsWith('$'))) return eachField(json, fromJson);
  const parsed = special.safeParse(json);
  if (!parsed.success)
    throw new NotStorable(`${JSON.stringify(json)} is not a valid value in a backup.`);
  const { data } = parsed;
  if (TIME in data) return new Timestamp(data[TIME][0], data[TIME][1]);
  if (BYTES in data) return Buffer.from(data[BYTES], 'base64');
  if (NUMBER in data) return Number(data[NUMBER]);
  return eachField(data[MAP], fromJson);
}
