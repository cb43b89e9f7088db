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
    const [header] = listIn('a,"in\nstock\u001b[2J",a,,a,\n1,2,3,,5,\n');
    expect(header).toEqual(['a', 'in stock [2J', 'a (2)', '', 'a (3)']);
  });

  it('can have its names in two rows, below cells that are merged over several columns', () => {
    const text =
      'Code,Weight,,Rate,Remarks\n,Gross (gms),Net (gms),(Rs./pc),\nR1,5,4,9,new\nR2,,,,\n';
    const list = read(text);
    expect(list.success && list.value).toEqual({
      header: ['Code', 'Weight Gross (gms)', 'Weight Net (gms)', 'Rate (Rs./pc)', 'Remarks'],
      rows: [
        { row: 3, cells: ['R1', '5', '4', '9', 'new'] },
        { row: 4, cells: ['R2', '', '', '', ''] },
      ],
    });
  });

  it('can have quantities below the name of a price', () => {
    expect(listIn('Code,Name,Price,,\n,,1-11 pcs,12-47 pcs,48+\nR1,Ring,9,8,7\n')).toEqual([
      ['Code', 'Name', 'Price 1-11 pcs', 'Price 12-47 pcs', 'Price 48+'],
      ['R1', 'Ring', '9', '8', '7'],
    ]);
    expect(listIn('Code,Name,,\nRING,Lotus,12 pcs,9\n')[1]).toEqual([
      'RING',
      'Lotus',
      '12 pcs',
      '9',
    ]);
  });

  it.each([
    ['Particulars,Closing Balance,,\n', 'Particulars'],
    [
      'SHREE SILVER,,,\n"12, Johari Bazaar",,,\n1-Apr-26 to 31-Mar-27,,,\nParticulars,SHREE SILVER,,\n,Closing Balance,,\n',
      'Particulars',
    ],
    ['\n', 'Column A'],
    // A title above the list.
    ['Collection,,,\n', 'Column A'],
  ])('has the nearest name above an empty one, or its letter: %j', (above, name) => {
    expect(listIn(`${above},Quantity,Rate,Value\nPayal,12 PCS,90,1080\n`)).toEqual([
      [name, 'Quantity', 'Rate', 'Value'],
      ['Payal', '12 PCS', '90', '1080'],
    ]);
  });

  it('can have the long letterhead of an export from Tally', () => {
    const letterhead = [
      ...['SHREE SILVER', 'Shop 4', 'Johari Bazaar', 'Jaipur', 'GSTIN: 08ABCDE1234F1Z5'],
      ...[
        'Rajasthan, Code: 08',
        'E-Mail: shop@example.in',
        'Stock Summary',
        '1-Apr-26 to 31-Mar-27',
      ],
    ].map((line) => `"${line}",,,`);
    const names = ['Particulars,SHREE SILVER,,', ',Closing Balance,,', ',Quantity,Rate,Value'];
    const list = [...letterhead, ...names, 'Payal,12 PCS,90,1080', 'Kada,2 PCS,900,1800'];
    expect(listIn(list.join('\r\n'))[0]).toEqual(['Particulars', 'Quantity', 'Rate', 'Value']);
  });

  it('can have an empty name above values, which is the letter of the column', () => {
    expect(listIn('Code,,Rate\nR1,Ring,9\n')).toEqual([
      ['Code', 'Column B', 'Rate'],
      ['R1', 'Ring', '9'],
    ]);
    const [header] = listIn(`Code${','.repeat(27)}Rate\n${'1,'.repeat(27)}9\n`);
    expect(header?.slice(25, 27)).toEqual(['Column Z', 'Column AA']);
    expect(listIn('Code,,Rate\nR1,,9\n')[0]).toEqual(['Code', '', 'Rate']);
    expect(listIn('Code,Name,\nRING,Lotus,\n')[1]).toEqual(['RING', 'Lotus']);
  });

  it('can have fewer names than values', () => {
    expect(listIn('Code,Rate\nR1,9,8,7,6\nR2,9\n')).toEqual([
      ['Code', 'Rate'],
      ['R1', '9', '8', '7', '6'],
      ['R2', '9'],
    ]);
  });

  it('can have a letterhead with several cells above its header', () => {
    const text =
      'SHREE SILVER,,,,1/11/26\nJohari Bazaar,,,Phone,98\nCode,Name,Size,Rate,Weight\nR1,Ring,8,9,3\n';
    expect(listIn(text)[0]).toEqual(['Code', 'Name', 'Size', 'Rate', 'Weight']);
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

  it('has a damaged character', () => {
    const bytes = new TextEncoder().encode('sku,name\nRG1,dorée\nRG2,doré');
    expect(refusal(bytes.slice(0, -1))).toContain('Line 3 has a damaged character');
  });

  it('is an Excel workbook', () => {
    expect(refusal(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14))).toContain('an Excel workbook');
  });

  it.each([
    ['', 'The file is empty.'],
    ['SKU,Title\r\n', 'The file has a header but no rows.'],
    [`${'x,'.repeat(500)}x\r\n1\r\n`, 'The file has 501 columns'],
    ['a,b\n1,2\n3,"never closed\n4,5\n', 'Row 3 has a quote (") that is not closed'],
    ['a,b\n1,"never closed\n3,"x"\n4,5\n', 'Row 2 has a quote (") that is not closed'],
    [`a,b\n1,"${'x'.repeat(200_000)}"\n`, 'Row 2, cell 2 has 200000 characters; the limit is'],
  ])('%#', (text, error) => {
    expect(refusal(text)).toContain(error);
  });

  it('has an unclosed quote early in a long file', () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => `R${index},name`).join('\n');
    expect(refusal(`a,b\n1,"open\n${rows}\n`)).toContain('Row 2 has a quote (")');
  });
});
