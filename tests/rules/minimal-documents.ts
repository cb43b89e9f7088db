/**
 * Few writings of each kind that ask every condition of its validator both ways. The emulator's report keeps every
 * document it has seen, once for each place where it is looked at, so that it is read after a few of them.
 */
import { test } from 'vitest';
import * as z from 'zod';
import { exampleFor } from '#fixtures/examples.ts';
import { mutated, type Mutation } from '#fixtures/mutations.ts';
import { allowed, denied, tryAll } from '#fixtures/rules-cases.ts';
import { anyPath, refusedOf, type Guarded } from '#fixtures/rules-documents.ts';
import { NOW, owner, write, type Fields } from '#fixtures/rules-emulator.ts';
import { EVERYBODY, PEOPLE } from '#fixtures/rules-callers.ts';

/** Of mutations that are alike, so many. */
const MOST_ALIKE = 2;

const valueAt = (document: unknown, path: Mutation['path']): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    document,
  );

/** What makes a condition false; other mutations are errors, after which nothing more is evaluated. */
function isPlainlyWrong(document: Fields, { name, path }: Mutation): boolean {
  const value = valueAt(document, path);
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (name === 'is missing') return false;
  if (name === 'is a broken number') return typeof value === 'number';
  if (name === 'is a number')
    return value === NOW || value instanceof Date || typeof value === 'boolean';
  if (name === 'is an empty map') return Array.isArray(value);
  if (name === 'is an empty list') return isMap;
  return !/^is (?:a |null$)/.test(name);
}

/** Unfit texts are alike, and elements of a list of texts. */
function kindOf(document: Fields, { name, path }: Mutation): string {
  const isText = typeof valueAt(document, path) === 'string';
  const place = isText ? path.filter((part) => typeof part === 'string') : path;
  return `${place.join('.')} ${name.replace(/is ".*"$/s, 'is unfit')}`;
}

/** Fields that the rules look at before all others, and so would keep them from being looked at. */
const isCheckedFirst = ({ created }: Guarded, field: unknown): boolean =>
  'updatedBy' in created &&
  ['rev', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt'].some((name) => name === field);

const hasSize = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && !(value instanceof Date));

/**
 * What staff write, with every field of another type, and with every field too long: each condition is false at once.
 * A value without a size would be an error, after which nothing more is evaluated.
 */
function spoiltAtOnce(guarded: Guarded): Fields[] {
  const { created } = guarded;
  const mutations = [...refusedOf(guarded, created)].filter(
    ({ path: [field = ''], name }) =>
      field in created && !isCheckedFirst(guarded, field) && name !== 'is missing',
  );
  const allowed = mutations.filter(({ name }) => name !== 'is of another type');
  const types = mutations.filter(
    ({ path: [field = ''], name, value }) =>
      name === 'is of another type' &&
      hasSize(value) === hasSize(created[field]) &&
      !allowed.some((other) => other.path[0] === field && other.name === 'is another word'),
  );
  return [types, allowed]
    .filter((some) => some.length > 0)
    .map((some) =>
      some.reduce((document, { path, value }) => mutated(document, path, value), created),
    );
}

/** The mutations of a created document: those tried here, and the others. */
export function sortedMutations(guarded: Guarded): Record<'brief' | 'deep', Mutation[]> {
  const { created } = guarded;
  if (guarded.by === 'staff') return { brief: [], deep: [...refusedOf(guarded, created)] };
  const counts = new Map<string, number>();
  const sorted = { brief: new Array<Mutation>(), deep: new Array<Mutation>() };
  for (const mutation of refusedOf(guarded, created)) {
    const kind = kindOf(created, mutation);
    const alike = counts.get(kind) ?? 0;
    // The report would keep every list of lines, many times over; `order-lines.ts` asks their conditions.
    const isLine = guarded.name === 'order' && mutation.path[0] === 'lines';
    const isBrief = !isLine && alike < MOST_ALIKE && isPlainlyWrong(created, mutation);
    if (isBrief) counts.set(kind, alike + 1);
    sorted[isBrief ? 'brief' : 'deep'].push(mutation);
  }
  return sorted;
}

/** The smallest document, with the fields that are checked against the request. */
function smallest({ schema, created }: Guarded): Fields {
  const fields = z.record(z.string(), z.unknown()).parse(exampleFor(schema));
  const checked = ['rev', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt', 'uid', 'status'];
  const serverFields = ['email', 'emailVerified', 'lastLogin', 'timeline', 'at', 'by', 'writes'];
  const requestFields = ['requestedBy', 'requestedAt', 'onHand', 'movements'];
  const names = [...checked, ...serverFields, ...requestFields].filter((name) => name in created);
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, created[name]])) };
}

/** The whole document with the lists empty that may as well be missing: the smallest one has the others so. */
function withEmptyLists(guarded: Guarded): Fields {
  const { created } = guarded;
  const least = smallest(guarded);
  return Object.fromEntries(
    Object.entries(created).map(([name, value]) => [
      name,
      Array.isArray(value) && !(name in least) ? [] : value,
    ]),
  );
}

export interface Part {
  name: string;
  cases: () => void;
}

/** So many documents in one report. */
const A_REPORT = 20;

/** Parts of which each has a report of its own. */
export function briefParts(guarded: Guarded): Part[] {
  const { name, by, created, before, saved } = guarded;
  const bad =
    by === 'staff'
      ? spoiltAtOnce(guarded)
      : sortedMutations(guarded).brief.map(({ path, value }) => mutated(created, path, value));
  // Writers of one document wait for each other.
  const isFree = guarded.path.endsWith('*');
  const writing = (person: keyof typeof PEOPLE, path: string, data: Fields) => () =>
    write(PEOPLE[person], { path, data });
  const otherPeople = EVERYBODY.filter((person) =>
    ['anonymous', 'other', 'claim 1'].includes(person),
  );
  const first = async () => {
    const path = anyPath(guarded);
    await write(owner, { path, deleted: true });
    await tryAll([
      ...otherPeople.map((person) => denied(person, writing(person, path, created))),
      denied('extra', writing(by, path, { ...created, role: 'admin' })),
      denied('name', writing(by, `${path} x`, created)),
    ]);
    await tryAll([allowed('created', writing(by, path, created))]);
    await write(owner, { path, deleted: true });
    await tryAll([allowed('smallest', writing(by, path, smallest(guarded)))]);
    await write(owner, { path, deleted: true });
    await tryAll([allowed('empty lists', writing(by, path, withEmptyLists(guarded)))]);
    if (before === undefined || saved === undefined) return;
    await write(owner, { path, data: before });
    await tryAll([
      ...otherPeople.map((person) => denied(person, writing(person, path, saved))),
      denied('extra', writing(by, path, { ...saved, role: 'admin' })),
    ]);
    await tryAll([allowed('saved', writing(by, path, saved))]);
  };
  const spoilt = Array.from({ length: Math.ceil(bad.length / A_REPORT) }, (_, part) => async () => {
    const path = anyPath(guarded);
    await write(owner, { path, deleted: true });
    await tryAll(
      bad.slice(part * A_REPORT, (part + 1) * A_REPORT).map((data, at) => {
        const own = isFree ? anyPath(guarded) : path;
        return denied(`${name} spoilt ${at}`, writing(by, own, data));
      }),
      isFree ? undefined : 1,
    );
  });
  return [first, ...spoilt].map((work, part) => ({
    name: `${name}, part ${part + 1}`,
    cases: () => test('is tried', work),
  }));
}
