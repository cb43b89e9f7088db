import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping, buildPlanOptions } from '#fixtures/build-import.ts';
import { storing, existingProduct, planOne } from '#fixtures/plan-import.ts';

describe('a product that was deleted', () => {
  it('comes back as a draft, with what the list says and nothing else', () => {
    const deletedAt = Date.UTC(2026, 9, 1);
    const gone = existingProduct({ deletedAt, rev: 7, purity: 950, status: 'published' });
    const { row, writes } = planOne(storing(gone), buildDraft({ price: '475' }));
    expect(row).toMatchObject({
      action: 'restore',
      changes: [
        { field: 'pricePaise', after: 47_500 },
        { field: 'status', before: 'published', after: 'draft' },
      ],
    });
    expect(writes).toMatchObject([
      { kind: 'update', rev: 8, changes: [{}, {}, { field: 'deletedAt', after: null }] },
    ]);
    const publish = buildPlanOptions({ publish: true });
    expect(planOne(storing(gone), buildDraft(), publish).row).toMatchObject({
      changes: [{ field: 'status', after: 'draft' }],
    });
    // Nor by a list of the shop itself, of the time when it was live.
    const mapping = buildMapping({ fields: { status: { value: 'published' } } });
    const old = buildDraft({}, mapping);
    const said = { ...old, fromList: new Set([...old.fromList, 'status']) };
    expect(planOne(storing(gone), said, { ...publish, mapping }).row).toMatchObject({
      changes: [{ field: 'status', before: 'published', after: 'draft' }],
    });
  });

  it('which an import made, and that was taken back with it, is as the second try has it', () => {
    const gone = existingProduct({ deletedAt: 1, rev: 2, purity: 950, moq: 1 });
    expect(planOne(storing(gone)).row).toMatchObject({
      action: 'restore',
      changes: [
        { field: 'purity', before: 950, after: 925 },
        { field: 'status', after: 'draft' },
      ],
    });
    const publish = buildPlanOptions({ publish: true });
    expect(planOne(storing(gone), buildDraft(), publish).row).toMatchObject({
      changes: [{ field: 'purity' }, { field: 'status', after: 'draft' }],
    });
  });

  it('gives way to the one that is there with its SKU', () => {
    const stored = storing({ ...existingProduct({ deletedAt: 1 }), id: 'gone' }, existingProduct());
    expect(planOne(stored).row).toMatchObject({ action: 'keep', id: 'abc' });
  });
});
