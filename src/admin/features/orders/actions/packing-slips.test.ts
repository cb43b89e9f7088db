/** Packing slips are stored once, and stay as issued until staff issue them again. */
import { expect, test } from 'vitest';
import { buildOrder, buildSiteSettings } from '#fixtures/build.ts';
import {
  database,
  emptyForEachTest,
  GOES_OFFLINE,
  outcome,
  saveAsOtherUser,
  staffDatabase,
  stored,
} from '#fixtures/staff-database.ts';
import { draftSlip, type CurrentSlip } from '#admin/features/orders/model/draft-slip.ts';
import { errorMessage } from '#core/result.ts';
import { SERVER_UNREACHABLE } from '#core/server-unreachable.ts';
import { encodeDocument } from '#schema/kind.ts';
import { packingSlipKind } from '#schema/packing-slip.ts';
import type { Order } from '#schema/order.ts';
import { issueSlips, storeSlips } from './packing-slips.ts';

emptyForEachTest();

const seller = buildSiteSettings();

function slipOf(id: string, fields: Partial<Order> = {}, title = 'Lotus ring'): CurrentSlip {
  const lines = [{ productId: 'rg101', sku: 'RG101', title, qty: 12 }];
  const order = buildOrder({ status: 'confirmed', lines, ...fields });
  return { id, order, paper: draftSlip({ order, seller, products: new Map() }) };
}

const titleOf = (id: string) => {
  const fields = stored(`packingSlips/${id}`);
  return fields && packingSlipKind.schema.parse(fields).paper.lines[0]?.title;
};

const issue = (...slips: CurrentSlip[]) => outcome(issueSlips(slips, staffDatabase));

test('is stored when it is first displayed, and read from then on', async () => {
  const first = await issue(slipOf('o1'));
  expect(first.get('o1')?.paper).toEqual(slipOf('o1').paper);
  expect(database.written).toEqual(['packingSlips/o1']);
  const later = await issue(slipOf('o1', {}, 'Lotus ring, new name'));
  expect(later.get('o1')?.paper).toEqual(slipOf('o1').paper);
  expect(database.written).toEqual(['packingSlips/o1']);
});

test('is stored of orders only that are packed', async () => {
  for (const status of ['requested', 'quoted', 'accepted', 'cancelled'] as const)
    expect((await issue(slipOf('o1', { status }))).size).toBe(0);
  expect(database.written).toEqual([]);
  const issued = await issue(slipOf('o1', { status: 'requested' }), slipOf('o2'));
  expect([...issued.keys()]).toEqual(['o2']);
});

test('an issued slip stays after the order was cancelled', async () => {
  await issue(slipOf('o1'));
  const issued = await issue(slipOf('o1', { status: 'cancelled' }));
  expect(issued.get('o1')?.paper).toEqual(slipOf('o1').paper);
});

test('the slip that a colleague has issued at the same moment is displayed', async () => {
  const fields = encodeDocument(packingSlipKind, {
    ...{ rev: 1, createdAt: 0, updatedAt: 0, updatedBy: 'kavita', deletedAt: null },
    paper: slipOf('o1', {}, 'As Kavita saw it').paper,
  });
  database.meanwhile = () => {
    if (!stored('packingSlips/o1')) database.documents.set('packingSlips/o1', { ...fields });
  };
  const issued = await issue(slipOf('o1'), slipOf('o2'));
  expect(issued.get('o1')?.paper.lines[0]?.title).toBe('As Kavita saw it');
  expect(issued.get('o2')?.paper.lines[0]?.title).toBe('Lotus ring');
});

test('a slip is stored once after a lost response', async () => {
  database.courses.push('unanswered');
  expect((await issue(slipOf('o1'))).size).toBe(1);
  expect(database.written).toEqual(['packingSlips/o1']);
});

test('says so when it can’t be stored', async () => {
  database.courses.push(...GOES_OFFLINE);
  const problem = issueSlips([slipOf('o1')], staffDatabase).catch(errorMessage);
  expect(await outcome(problem)).toBe(SERVER_UNREACHABLE);
});

test('is issued again with the current data, as the next revision', async () => {
  await issue(slipOf('o1'), slipOf('o2'));
  const displayed = await issue(slipOf('o1'), slipOf('o2'));
  const renamed = slipOf('o1', {}, 'Lotus ring, new name');
  expect(await outcome(storeSlips([renamed], displayed, staffDatabase))).toBeUndefined();
  expect([titleOf('o1'), titleOf('o2')]).toEqual(['Lotus ring, new name', 'Lotus ring']);
  expect(stored('packingSlips/o1')).toMatchObject({ rev: 2 });
});

test('what a colleague has issued again since it was displayed is left as it is', async () => {
  const displayed = await issue(slipOf('o1'));
  const theirs = encodeDocument(packingSlipKind, {
    ...{ rev: 1, createdAt: 0, updatedAt: 0, updatedBy: 'kavita', deletedAt: null },
    paper: slipOf('o1', {}, 'Kavita’s').paper,
  });
  saveAsOtherUser('packingSlips/o1', { paper: theirs.paper });
  await outcome(storeSlips([slipOf('o1', {}, 'Mine')], displayed, staffDatabase));
  expect(titleOf('o1')).toBe('Kavita’s');
});
