import { describe, expect, it } from 'vitest';
import { readList } from './read-list.ts';

const read = (content: string | Uint8Array) =>
  readList(typeof content === 'string' ? new TextEncoder().encode(content) : content);

function listIn(content: string | Uint8Array) {
  const list = read(content);
  if (!list.success) throw new Error(list.error);
  const { header, rows } = list.value;
  return [header, ...rows.map(({ cells }) => cells)];
}

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function utf16(text: string): Uint8Array {
  const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
  return new Uint8Array(units.buffer);
}

describe('a readable list', () => {
  it('can have a byte order mark, quotes, commas and line breaks within cells', () => {
    expect(listIn('\uFEFFa,b\r\n"x, ""y""","1\r\n2"\r\n')).toEqual([
      ['a', 'b'],
      ['x, "y"', '1\n2'],
    ]);
  });

  it.each(['\n', '\r\n', '\r'])('can end its lines with %j, also the last one', (end) => {
    const lines = ['a,b', '1,2', '3,4'];
    const expected = lines.map((line) => line.split(','));
    expect(listIn(lines.join(end))).toEqual(expected);
    expect(listIn(lines.join(end) + end)).toEqual(expected);
  });

  it.each([
    ['a;b\n1,5;2\n2,5;3\n', ['1,5', '2']],
    ['a\tb\n1,5\t2\n', ['1,5', '2']],
    ['a,b,c\n"12: 450 | 24: 420",2,3\n', ['12: 450 | 24: 420', '2', '3']],
  ])('can separate its cells with another sign: %j', (text, cells) => {
    expect(listIn(text)[1]).toEqual(cells);
  });

  it('can have empty rows, which are skipped but count in row numbers', () => {
    const list = read('a,b\n\n,\n1,2\n');
    expect(list.success && list.value.rows).toEqual([{ row: 4, cells: ['1', '2'] }]);
  });

  it('can be in UTF-8, UTF-16 and Windows-1252', () => {
    expect(listIn('a\ndorée पायल')).toEqual([['a'], ['dorée पायल']]);
    expect(listIn(utf16('a\ndorée पायल'))).toEqual([['a'], ['dorée पायल']]);
    expect(listIn(latin1('a\ndorée'))).toEqual([['a'], ['dorée']]);
  });

  it('can contain an inch mark in an unquoted cell, and guards of formulas', () => {
    expect(listIn(`a,b\n16" chain,"'=2+3 ring"\n`)[1]).toEqual(['16" chain', '=2+3 ring']);
  });

  it('gets distinct column names without control characters', () => {
    const [header] = listIn('a,"in\nstock\u001b[2J",a,,a,\n1,2,3,4,5,\n');
    expect(header).toEqual(['a', 'in stock [2J', 'a (2)', '', 'a (3)']);
  });

  it('can have empty cells beyond the header', () => {
    expect(listIn('a,b\n1,2,, \n')[1]).toEqual(['1', '2']);
  });
});

describe('an unreadable list', () => {
  const refusal = (content: string | Uint8Array) => {
    const list = read(content);
    return list.success ? 'was read' : list.error;
  };

  it('is an Excel workbook', () => {
    expect(refusal(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14))).toContain('an Excel workbook');
  });

  it.each([
    ['', 'The file is empty.'],
    ['SKU,Title\r\n', 'The file has a header but no rows.'],
    ['a,b\n1,2\n3,"never closed\n4,5\n', 'Row 3 has a quote (") that is not closed'],
    ['a,b\n1,"never closed\n3,"x"\n4,5\n', 'Row 2 has a quote (") that is not closed'],
  ])('%#', (text, error) => {
    expect(refusal(text)).toContain(error);
  });

  it('has an unclosed quote early in a long file', () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => `R${index},name`).join('\n');
    expect(refusal(`a,b\n1,"open\n${rows}\n`)).toContain('Row 2 has a quote (")');
  });
});
