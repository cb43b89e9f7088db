/**
 * A few writes of each kind that make every condition of its validator true and false. The emulator's report contains
 * every document that was evaluated, once for each expression, so it is read after a few of them.
 */
import { test } from 'vitest';
import * as z from 'zod';
import { exampleFor } from '#fixtures/examples.ts';
import { mutated, type Mutation } from '#fixtures/mutations.ts';
import { allowed, denied, tryAll } from '#fixtures/rules-cases.ts';
import { anyPath, refusedOf, type Guarded } from '#fixtures/rules-documents.ts';
import { NOW, owner, write, type Fields } from '#fixtures/rules-emulator.ts';
import { EVERYBODY, PEOPLE } from '#fixtures/rules-callers.ts';

/** Maximum number of similar mutations. */
const MOST_ALIKE = 2;

const valueAt = (document: unknown, path: Mutation['path']): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    document,
  );

/** Whether a mutation makes a condition false; others are errors, which end the evaluation. */
function isPlainlyWrong(document: Fields, { name, path }: Mutation): boolean {
  const value = valueAt(document, path);
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (name === 'is missing') return false;
  if (name === 'is a decimal number') return typeof value === 'number';
  if (name === 'is a number')
    return value === NOW || value instanceof Date || typeof value === 'boolean';
  if (name === 'is an empty map') return Array.isArray(value);
  if (name === 'is an empty list') return isMap;
  return !/^is (?:a |null$)/.test(name);
}

/** Groups invalid texts, and the elements of a list of texts. */
function kindOf(document: Fields, { name, path }: Mutation): string {
  const isText = typeof valueAt(document, path) === 'string';
  const place = isText ? path.filter((part) => typeof part === 'string') : path;
  return `${place.join('.')} ${name.replace(/is ".*"$/s, 'is invalid')}`;
}

/** Fields that the rules check first, so that other conditions would not be evaluated. */
const isCheckedFirst = ({ created }: Guarded, field: unknown): boolean =>
  'updatedBy' in created &&
  ['rev', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt'].some((name) => name === field);

const hasSize = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && !(value instanceof Date));

/**
 * Documents of staff with every field of another type, and with every field too long: each condition is false at
 * once. A value without a size would be an error, which ends the evaluation.
 */
function invalidAtOnce(guarded: Guarded): Fields[] {
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

/** The mutations of a created document: those tested here, and the others. */
export function sortedMutations(guarded: Guarded): Record<'brief' | 'deep', Mutation[]> {
  const { created } = guarded;
  if (guarded.by === 'staff') return { brief: [], deep: [...refusedOf(guarded, created)] };
  const counts = new Map<string, number>();
  const sorted = { brief: new Array<Mutation>(), deep: new Array<Mutation>() };
  for (const mutation of refusedOf(guarded, created)) {
    const kind = kindOf(created, mutation);
    const alike = counts.get(kind) ?? 0;
    // The report would contain every list of lines many times; `order-lines.ts` covers their conditions.
    const isLine = guarded.name === 'order' && mutation.path[0] === 'lines';
    const isBrief = !isLine && alike < MOST_ALIKE && isPlainlyWrong(created, mutation);
    if (isBrief) counts.set(kind, alike + 1);
    sorted[isBrief ? 'brief' : 'deep'].push(mutation);
  }
  return sorted;
}

/**
 * The smallest document that the rules allow, with the fields that are checked against the request. It lacks optional
 * fields even if the schema needs one of several.
 */
function smallest({ schema, created }: Guarded): Fields {
  const shape: Record<string, unknown> = schema instanceof z.ZodObject ? schema.shape : {};
  const example = z.record(z.string(), z.unknown()).parse(exampleFor(schema));
  const fields = Object.fromEntries(
    Object.entries(example).filter(([name]) => !(shape[name] instanceof z.ZodOptional)),
  );
  const checked = ['rev', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt', 'uid', 'status'];
  const serverFields = ['email', 'emailVerified', 'lastLogin', 'timeline', 'at', 'by', 'writes'];
  const requestFields = ['requestedBy', 'requestedAt'];
  const names = [...checked, ...serverFields, ...requestFields].filter((name) => name in created);
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, created[name]])) };
}

/** The whole document with empty optional lists; they are missing in the smallest one. */
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

/** Maximum number of documents in one report. */
const A_REPORT = 20;

/** Parts with one report each. */
export function briefParts(guarded: Guarded): Part[] {
  const { name, by, created, before, saved } = guarded;
  const bad =
    by === 'staff'
      ? invalidAtOnce(guarded)
      : sortedMutations(guarded).brief.map(({ path, value }) => mutated(created, path, value));
  // Parallel writes of one document wait for each other.
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
  const invalid = Array.from(
    { length: Math.ceil(bad.length / A_REPORT) },
    (_, part) => async () => {
      const path = anyPath(guarded);
      await write(owner, { path, deleted: true });
      await tryAll(
        bad.slice(part * A_REPORT, (part + 1) * A_REPORT).map((data, at) => {
          const own = isFree ? anyPath(guarded) : path;
          return denied(`${name} invalid ${at}`, writing(by, own, data));
        }),
        isFree ? undefined : 1,
      );
    },
  );
  return [first, ...invalid].map((work, part) => ({
    name: `${name}, part ${part + 1}`,
    cases: () => test('has its conditions evaluated', work),
  }));
}
