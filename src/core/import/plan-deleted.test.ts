import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping, buildPlanOptions } from '#fixtures/build-import.ts';
import { storing, existingProduct, planOne } from '#fixtures/plan-import.ts';

describe('a deleted product', () => {
  it('is restored as a draft that changes only in the values of the list', () => {
    const deletedAt = Date.UTC(2026, 9, 1);
    const deleted = existingProduct({ deletedAt, rev: 7, purity: 950, status: 'published' });
    const { row, writes } = planOne(storing(deleted), buildDraft({ price: '475' }));
    expect(row).toMatchObject({
      action: 'restore',
      changes: [
        { field: 'status', before: 'published', after: 'draft' },
        { field: 'pricePaise', after: 47_500 },
      ],
    });
    expect(writes).toMatchObject([
      { kind: 'update', rev: 8, changes: [{}, {}, { field: 'deletedAt', after: null }] },
    ]);
    const publish = buildPlanOptions({ mapping: buildMapping({ publish: true }) });
    expect(planOne(storing(deleted), buildDraft(), publish).row).toMatchObject({
      changes: [{ field: 'status', after: 'draft' }],
    });
    // The shop's own export from before the deletion does not publish it either.
    const old = buildDraft();
    const published = { ...old, values: { ...old.values, status: 'published' } };
    expect(planOne(storing(deleted), published, publish).row).toMatchObject({
      changes: expect.arrayContaining([
        { field: 'status', before: 'published', after: 'draft' },
      ]) as unknown,
    });
  });

  it('is ignored if another product has its SKU', () => {
    const stored = storing({ ...existingProduct({ deletedAt: 1 }), id: 'gone' }, existingProduct());
    expect(planOne(stored).row).toMatchObject({ action: 'unchanged' });
  });
});
