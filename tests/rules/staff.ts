/** Documents of staff: revisions, times and authors cannot be forged, and stock is balanced. */
import { describe, test } from 'vitest';
import { SOME_TIME } from '#fixtures/full-documents.ts';
import { allowed, denied, tryAll, type Case } from '#fixtures/rules-cases.ts';
import { Double, NOW, type Fields } from '#fixtures/rules-emulator.ts';
import { GUARDED, type Guarded } from '#fixtures/rules-documents.ts';
import { STAFF } from '#fixtures/rules-callers.ts';
import { creating, kindNamed, saving } from './staff-writes.ts';

const LONG_AGO = new Date('2001-01-01T00:00:00Z');
const FUTURE = new Date('2040-01-01T00:00:00Z');

const EDITED = GUARDED.filter(({ created }) => 'updatedBy' in created && 'deletedAt' in created);

function* forgedEdits(guarded: Guarded): Generator<Case> {
  const { name, created, before, saved } = kindNamed(guarded.name);
  const first: readonly (readonly [string, Fields])[] = [
    ['revision 2', { rev: 2 }],
    ['revision 0', { rev: 0 }],
    ['a revision of type double', { rev: new Double(1) }],
    ['an old creation time', { createdAt: SOME_TIME }],
    ['an old save time', { updatedAt: SOME_TIME }],
    ['another author', { updatedBy: 'somebody' }],
    ['a deletion', { deletedAt: NOW }],
  ];
  for (const [label, change] of first)
    if (guarded.path.endsWith('*'))
      yield denied(`${name} created with ${label}`, creating(guarded, { ...created, ...change }));
  const next: readonly (readonly [string, Fields])[] = [
    ['the same revision', { rev: 4 }],
    ['a skipped revision', { rev: 6 }],
    ['a fractional revision', { rev: 4.5 }],
    ['a revision of type double', { rev: new Double(5) }],
    ['a new creation time', { createdAt: NOW }],
    ['a future creation time', { createdAt: FUTURE }],
    ['an old save time', { updatedAt: SOME_TIME }],
    ['a future save time', { updatedAt: FUTURE }],
    ['another author', { updatedBy: 'somebody' }],
    ['an old deletion time', { deletedAt: SOME_TIME }],
    ['a future deletion time', { deletedAt: FUTURE }],
  ];
  for (const [label, change] of next)
    yield denied(`${name} saved with ${label}`, saving(guarded, before, { ...saved, ...change }));
  yield allowed(`${name} deleted`, saving(guarded, before, { ...saved, deletedAt: NOW }));
  const tombstone = { ...before, deletedAt: SOME_TIME };
  yield allowed(`${name} restored`, saving(guarded, tombstone, saved));
  yield allowed(
    `${name} saved with its deletion time unchanged`,
    saving(guarded, tombstone, { ...saved, deletedAt: SOME_TIME }),
  );
  yield denied(
    `${name} saved with another deletion time`,
    saving(guarded, tombstone, { ...saved, deletedAt: LONG_AGO }),
  );
}

/** Cases that no mutation of a single field covers. */
function* names(): Generator<Case> {
  const product = kindNamed('product');
  const { created } = product;
  const { pricePaise: _, tiers: __, ...priceless } = created;
  for (const priceMode of ['signIn', 'onRequest'])
    yield allowed(`a product of mode ${priceMode}`, creating(product, { ...priceless, priceMode }));
  const empty = { title: '', sku: '', slug: '', hsn: '', images: [], status: 'draft' };
  const absent = ['netWeightMg', 'grossWeightMg', 'gstRateBps', 'pricePaise', 'category'];
  const bare = Object.entries({ ...created, ...empty }).filter(([name]) => !absent.includes(name));
  yield allowed('an empty draft', creating(product, Object.fromEntries(bare)));
  for (const id of ['a b', 'a%2fb', '%00', 'a'.repeat(129)])
    yield denied(`a product called ${id}`, creating(product, created, `prod/${id}`));
  const byFunctions = [
    'invoices/an-invoice',
    'invoiceCounters/INV-2026-27',
    'mail/a-mail',
    'orderClaims/a-customer',
  ];
  for (const path of [...byFunctions, 'customerIndex/asha', 'orderIndex/1-a']) {
    yield denied(`${path} created`, creating(product, {}, path));
    yield denied(`${path} saved`, saving({ ...product, path }, { last: 1 }, { last: 2 }));
  }
  yield denied('other settings', creating(product, kindNamed('seo').created, 'settings/other'));
}

function* stock(): Generator<Case> {
  const guarded = kindNamed('stock');
  const { before, saved, created } = guarded;
  const totals = { onHand: 10, reserved: 4, available: 6 };
  yield allowed('reserved stock', saving(guarded, before, { ...saved, ...totals }));
  const none = { changes: [{ onHand: 0, reserved: 0 }], onHand: 0, reserved: 0 };
  for (const move of GUARDED.filter(({ name }) => name === 'stock move'))
    yield allowed('a count of 0', creating(move, { ...move.created, ...none, reason: 'counted' }));
  const bad: readonly (readonly [string, Fields])[] = [
    ['less available', { available: 5 }],
    ['less on hand than reserved', { reserved: 11, available: -1 }],
    ['less than nothing reserved', { reserved: -1, available: 11 }],
    ['a decimal number on hand', { onHand: 9.5, available: 5.5 }],
  ];
  for (const [label, change] of bad) {
    yield denied(
      `stock saved with ${label}`,
      saving(guarded, before, { ...saved, ...totals, ...change }),
    );
    yield denied(
      `stock created with ${label}`,
      creating(guarded, { ...created, ...totals, ...change }),
    );
  }
}

function* records(): Generator<Case> {
  const forgeries: readonly (readonly [string, Fields])[] = [
    ['publish request', { requestedBy: 'somebody' }],
    ['publish request', { requestedAt: SOME_TIME }],
    ['publish request', { updatedAt: SOME_TIME }],
    ['publish request', { progress: { state: 'syncing' } }],
    ['audit', { by: 'somebody' }],
    ['audit', { at: SOME_TIME }],
    ['stock move', { by: 'somebody' }],
    ['stock move', { at: SOME_TIME }],
    ['order note', { by: 'somebody' }],
    ['customer note', { by: 'somebody' }],
    ['order note', { at: SOME_TIME }],
    ['sent quote', { by: 'somebody' }],
    ['sent quote', { at: SOME_TIME }],
    ['shipment', { by: 'somebody' }],
    ['shipment', { at: SOME_TIME }],
    ['order return', { by: 'somebody' }],
    ['order return', { at: SOME_TIME }],
  ];
  for (const [name, change] of forgeries) {
    const guarded = GUARDED.find((one) => one.name === name);
    if (guarded === undefined) continue;
    yield denied(
      `${name}: ${Object.keys(change).join()} forged`,
      creating(guarded, { ...guarded.created, ...change }),
    );
  }
}

export function staffCases(): void {
  describe('staff', () => {
    test('cannot forge revisions, times or authors', async () => {
      // Settings have fixed paths and are tested one after the other.
      const fixed = EDITED.filter(({ path }) => !path.endsWith('*'));
      await tryAll(
        EDITED.filter(({ path }) => path.endsWith('*')).flatMap((one) => [...forgedEdits(one)]),
      );
      for (const guarded of fixed) for (const one of forgedEdits(guarded)) await tryAll([one]);
    });
    test('save drafts and each price mode, under valid ids only', () => tryAll(names()));
    test('save stock only if it is balanced and not negative', () => tryAll(stock()));
    test(`sign their requests and notes (${STAFF})`, () => tryAll(records()));
  });
}
