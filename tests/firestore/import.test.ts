import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCategory, buildProduct } from '#fixtures/build.ts';
import { SUPPLIER_LIST } from '#fixtures/supplier-list.ts';
import { planCounts } from '#core/import/report.ts';
import { openList, prepareImport } from '#tooling/import/prepare-import.ts';
import { writePlan } from '#tooling/import/write-plan.ts';
import { categoryKind } from '#schema/category.ts';
import type { Edited } from '#schema/edited.ts';
import { decodeDocument, encodeDocument, type DocumentKind } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { showProblem } from '#schema/problem.ts';
import { productKind } from '#schema/product.ts';
import { connectFirestore } from '#firebase/admin/firestore.ts';

const ROOT = join(import.meta.dirname, '../..');
const LISTS = join(ROOT, 'tests/import/fixtures');
const SMALL = { file: join(LISTS, 'supplier-small.csv'), map: join(LISTS, 'supplier-small.json') };
const REAL = {
  file: SUPPLIER_LIST,
  map: join(ROOT, 'docs/examples/mappings/newchic-french.json'),
};
const PROJECT = 'demo-import-test';

const connection = connectFirestore({ projectId: PROJECT });
const { firestore } = connection;

async function emptyDatabase(): Promise<void> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const url = `http://${host}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  const answer = await fetch(url, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`emptying the emulator failed with status ${answer.status}`);
}

beforeEach(emptyDatabase);
afterAll(async () => {
  await emptyDatabase();
  await connection.close();
});

interface ListFiles {
  file: string;
  map: string;
  limit?: number;
}

const prepare = async (files: ListFiles) => {
  // The plan's own time is years off, so that only the database's can pass.
  const author = { uid: 'importer', now: 0 };
  return prepareImport(await openList(files), { firestore, author, publish: false });
};

async function importList(files: ListFiles) {
  const { plan, revisions } = await prepare(files);
  const done: number[] = [];
  const onProgress = (count: number) => done.push(count);
  const result = await writePlan(plan, { firestore, revisions, by: 'importer', onProgress });
  return { counts: planCounts(plan), result, done };
}

/** Every document by path, with the times at which it was written. */
async function everything(): Promise<Map<string, string>> {
  const documents = await Promise.all(
    ['prod', 'prices', 'categories'].map((name) => firestore.collection(name).get()),
  );
  return new Map(
    documents.flatMap(({ docs }) =>
      docs.map((document) => [document.ref.path, document.updateTime.toDate().toISOString()]),
    ),
  );
}

/** Documents that do not fit their schema, or that are not first revisions of this import since `since` (ms). */
async function misfits<S extends z.ZodType<Edited>>(kind: DocumentKind<S>, since: number) {
  const { docs } = await firestore.collection(kind.collection).get();
  return docs.flatMap((document) => {
    const decoded = decodeDocument(kind, document.ref.path, document.data());
    if (!decoded.ok) return decoded.problems.map(showProblem);
    const { rev, updatedBy, createdAt, updatedAt } = decoded.value;
    const isImported = rev === 1 && updatedBy === 'importer' && createdAt === updatedAt;
    return isImported && updatedAt >= since ? [] : [document.ref.path];
  });
}

describe('importing a small list', () => {
  it('writes products, prices and categories that fit their schemas, with server times', async () => {
    const before = Date.now();
    const { counts, result, done } = await importList(SMALL);
    expect(counts).toMatchObject({ created: 8, refused: 16 });
    // 8 products, 2 of them with a price for customers only, 6 categories and 2 subcategories.
    expect(result).toEqual({ written: 18, failures: [] });
    expect(done.at(-1)).toBe(18);
    expect(await misfits(productKind, before)).toEqual([]);
    expect(await misfits(priceKind, before)).toEqual([]);
    expect(await misfits(categoryKind, before)).toEqual([]);
  });

  it('changes nothing the second time', async () => {
    await importList(SMALL);
    const after = await everything();
    const { counts, result } = await importList(SMALL);
    expect(counts).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 8,
      refused: 16,
      categories: 0,
    });
    expect(result.written).toBe(0);
    expect(await everything()).toEqual(after);
  });

  it('continues where an interrupted import stopped', async () => {
    await importList({ ...SMALL, limit: 2 });
    const { counts, result } = await importList(SMALL);
    expect(counts).toMatchObject({ created: 6, unchanged: 2 });
    expect(result.failures).toEqual([]);
  });

  it('updates only what differs, in the existing document and category, with the next revision', async () => {
    const rings = buildCategory({ name: 'Rings', slug: 'all-rings' });
    const plain = buildCategory({ name: 'Plain', slug: 'plain', parent: 'c1' });
    const ring = buildProduct({
      sku: 'RG-101',
      title: 'Ridge-textured band ring',
      slug: 'ridge-textured-band-ring',
      category: 'c1',
      subCategory: 'c2',
      netWeightMg: 3_000,
      grossWeightMg: 3_200,
      purity: 950,
      rev: 4,
    });
    await firestore.doc('categories/c1').set(encodeDocument(categoryKind, rings));
    await firestore.doc('categories/c2').set(encodeDocument(categoryKind, plain));
    await firestore.doc('prod/mine').set(encodeDocument(productKind, ring));
    const { counts } = await importList({ ...SMALL, limit: 1 });
    expect(counts).toMatchObject({ created: 0, updated: 1, categories: 0 });
    const stored = await firestore.doc('prod/mine').get();
    expect(stored.data()).toMatchObject({
      rev: 5,
      netWeightMg: 3_200,
      purity: 950,
      status: 'published',
      category: 'c1',
      subCategory: 'c2',
      updatedBy: 'importer',
    });
    expect((await firestore.collection('prod').get()).size).toBe(1);
  });

  it('does not overwrite a document that was changed between plan and import', async () => {
    await importList({ ...SMALL, limit: 1 });
    const product = firestore.doc('prod/rg-101');
    await product.update({ netWeightMg: 1_000 });
    const { plan, revisions } = await prepare({ ...SMALL, limit: 1 });
    await product.update({ title: 'By staff' });
    const result = await writePlan(plan, {
      firestore,
      revisions,
      by: 'importer',
      onProgress: () => undefined,
    });
    expect(result).toMatchObject({ written: 0, failures: [{ path: 'prod/rg-101' }] });
    expect((await product.get()).data()).toMatchObject({ title: 'By staff', netWeightMg: 1_000 });
  });

  it('does not touch a document with the same id but another SKU', async () => {
    const other = buildProduct({ sku: 'OTHER' });
    await firestore.doc('prod/rg-101').set(encodeDocument(productKind, other));
    const { result } = await importList({ ...SMALL, limit: 1 });
    expect(result.failures).toEqual([]);
    expect((await firestore.doc('prod/rg-101').get()).get('sku')).toBe('OTHER');
    expect((await firestore.doc('prod/rg-101--2').get()).get('sku')).toBe('RG-101');
    expect((await importList({ ...SMALL, limit: 1 })).counts).toMatchObject({ unchanged: 1 });
  });

  it('restores a deleted product with the data of the list', async () => {
    await importList({ ...SMALL, limit: 1 });
    const product = firestore.doc('prod/rg-101');
    const deleted = { deletedAt: new Date(), netWeightMg: 1_000, status: 'published', rev: 5 };
    await product.update(deleted);
    const { counts } = await importList({ ...SMALL, limit: 1 });
    expect(counts).toMatchObject({ created: 0, restored: 1 });
    expect((await product.get()).data()).toMatchObject({
      deletedAt: null,
      netWeightMg: 3_200,
      status: 'draft',
      rev: 6,
    });
  });

  it('finds its few products in a large catalogue too', async () => {
    const writer = firestore.bulkWriter({ throttling: false });
    for (let index = 0; index < 45; index += 1) {
      const product = buildProduct({ sku: `X${index}0` });
      void writer.set(firestore.doc(`prod/x${index}`), encodeDocument(productKind, product));
    }
    const expected = buildProduct({ sku: 'RG-101' });
    void writer.set(firestore.doc('prod/mine'), encodeDocument(productKind, expected));
    await writer.close();
    const { plan } = await prepare({ ...SMALL, limit: 1 });
    expect(plan.rows.map(({ id }) => id)).toEqual(['mine']);
  });
});

const realListIsHere = existsSync(REAL.file);

describe.runIf(realListIsHere)('importing the real list of 4,853 rows', () => {
  it('writes 4,786 products that fit the schema, and nothing the second time', async () => {
    const before = Date.now();
    const first = await importList(REAL);
    expect(first.counts).toEqual({
      created: 4_786,
      updated: 0,
      restored: 0,
      unchanged: 0,
      refused: 67,
      categories: 34,
    });
    expect(first.result).toEqual({ written: 4_786 + 34, failures: [] });
    expect((await firestore.collection('prod').count().get()).data().count).toBe(4_786);
    expect(await misfits(productKind, before)).toEqual([]);
    const second = await importList(REAL);
    expect(second.counts).toMatchObject({ created: 0, updated: 0, unchanged: 4_786, refused: 67 });
    expect(second.result.written).toBe(0);
  });
});

if (!realListIsHere) {
  it('reports that the real list is missing', ({ annotate }) =>
    annotate(`not imported: ${REAL.file} is not there`, 'warning'));
}
