/** Tax rates: the meaning of 3 in a list. */
import { describe, expect, it } from 'vitest';
import { buildMapping, buildDraft, mapBuiltRow } from '#fixtures/build-import.ts';
import { showShopCell, readRate } from './shop-cell.ts';

const rateIn = (title: string) =>
  mapBuiltRow({ title }, buildMapping({ fields: { gstRateBps: { column: 'title' } } }));

describe('a rate in a list', () => {
  it.each([
    ['3', 300],
    ['18', 1_800],
    ['3%', 300],
    ['7.5 %', 750],
    ['0.25%', 25],
    ['0.03%', 3],
    ['0', 0],
    ['1', 100],
  ])('%s is converted to basis points', (written, bps) => {
    expect(readRate(written, '.')).toEqual({ ok: true, value: bps });
  });

  it('uses the decimal separator of the list', () => {
    expect(readRate('7,5', ',')).toEqual({ ok: true, value: 750 });
  });

  it.each(['0.03', '0.18', '0.25', '300', '101', '3.001%', 'three', '%', '-3'])(
    'rejects the ambiguous or invalid rate %s',
    (written) => {
      expect(readRate(written, '.')).toMatchObject({
        ok: false,
        expected: 'expected a percentage',
      });
    },
  );

  it('is a percentage in a cell, and is rejected with its row when ambiguous', () => {
    expect(rateIn('3')).toMatchObject({ ok: true, draft: { values: { gstRateBps: 300 } } });
    expect(rateIn('18 %')).toMatchObject({ ok: true, draft: { values: { gstRateBps: 1_800 } } });
    expect(rateIn('0.18')).toMatchObject({ ok: false, problems: [{ row: 2, column: 'title' }] });
  });

  it('is in basis points in a mapping, like the field', () => {
    expect(buildDraft().values.gstRateBps).toBe(300);
  });

  it.each([0, 25, 300, 1_800])('is the same after exporting and importing %s', (bps) => {
    expect(readRate(showShopCell({ kind: 'rate' }, bps), '.')).toEqual({ ok: true, value: bps });
  });
});
