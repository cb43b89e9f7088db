/** Rates of tax: what a list means by 3. */
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
  ])('%s is so many basis points', (written, bps) => {
    expect(readRate(written, '.')).toEqual({ ok: true, value: bps });
  });

  it('has the decimal sign of the list', () => {
    expect(readRate('7,5', ',')).toEqual({ ok: true, value: 750 });
  });

  it.each(['0.03', '0.18', '0.25', '300', '101', '3.001%', 'three', '%', '-3'])(
    'is not guessed at where %s stands',
    (written) => {
      expect(readRate(written, '.')).toMatchObject({
        ok: false,
        expected: 'expected a percentage',
      });
    },
  );

  it('is per cent in a cell, with its sign or without, and refused by row where that is unclear', () => {
    expect(rateIn('3')).toMatchObject({ ok: true, draft: { values: { gstRateBps: 300 } } });
    expect(rateIn('18 %')).toMatchObject({ ok: true, draft: { values: { gstRateBps: 1_800 } } });
    expect(rateIn('0.18')).toMatchObject({ ok: false, problems: [{ row: 2, column: 'title' }] });
  });

  it('is basis points in a mapping, as the field is called', () => {
    expect(buildDraft().values.gstRateBps).toBe(300);
  });

  it.each([0, 25, 300, 1_800])('of the shop’s own list, %s, comes back', (bps) => {
    expect(readRate(showShopCell({ kind: 'rate' }, bps), '.')).toEqual({ ok: true, value: bps });
  });
});
