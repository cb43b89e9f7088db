import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import type { ListRow } from '#core/import/list-row.ts';
import { readList } from './read-list.ts';

const folder = temporaryFolder();

async function rowsOf(content: string | Uint8Array, encoding = 'utf-8'): Promise<ListRow[]> {
  const file = join(folder, 'list.csv');
  await writeFile(file, content);
  const rows: ListRow[] = [];
  await readList({ file, encoding }, (row) => {
    rows.push(row);
  });
  return rows;
}

const cellsOf = async (...content: Parameters<typeof rowsOf>) =>
  (await rowsOf(...content)).map(({ cells }) => cells);

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a readable list', () => {
  it('can have a byte order mark, quotes, commas and line breaks within cells', async () => {
    expect(await cellsOf('\uFEFFa,b\r\n"x, ""y""","1\r\n2"\r\n')).toEqual([
      ['a', 'b'],
      ['x, "y"', '1\n2'],
    ]);
  });

  it.each(['\n', '\r\n', '\r'])(
    'can end its lines with %j, with or without a line end at the end of the file',
    async (end) => {
      const lines = ['a,b', '1,2', '3,4'];
      const expected = lines.map((line) => line.split(','));
      expect(await cellsOf(lines.join(end))).toEqual(expected);
      expect(await cellsOf(lines.join(end) + end)).toEqual(expected);
    },
  );

  it('can separate its cells with semicolons', async () => {
    expect(await cellsOf('a;b\n1,5;2\n2,5;3\n')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
      ['2,5', '3'],
    ]);
  });

  it('can have empty rows, which are skipped but count in row numbers', async () => {
    expect((await rowsOf('a,b\n\n,\n1,2\n')).map(({ row }) => row)).toEqual([1, 4]);
  });

  it('can be longer than one read chunk, with multi-byte characters', async () => {
    const name = 'Boucles d’oreilles dorées चाँदी';
    const count = 20_000;
    const rows = await rowsOf(
      `sku,name\r\n${Array.from({ length: count }, (_, index) => `R${index},"${name}"`).join('\r\n')}`,
    );
    expect(rows).toHaveLength(count + 1);
    expect(rows.every(({ cells }, index) => index === 0 || cells[1] === name)).toBe(true);
    expect(rows.at(-1)?.row).toBe(count + 1);
  });

  it('can have the encoding that the mapping names', async () => {
    expect(await cellsOf(latin1('a\ndorée'), 'windows-1252')).toEqual([['a'], ['dorée']]);
  });

  it('can contain an inch mark in an unquoted cell', async () => {
    expect(await cellsOf('a,b\n16" chain,2\n')).toEqual([
      ['a', 'b'],
      ['16" chain', '2'],
    ]);
  });
});

describe('an unreadable list', () => {
  const refusal = (...content: Parameters<typeof rowsOf>) =>
    rowsOf(...content).then(
      () => 'was read',
      (error: unknown) => String(error),
    );

  it('has another encoding than expected', async () => {
    expect(await refusal(latin1('sku,name\nRG1,ring\nRG2,dorée\n'))).toContain(
      'Line 3 is not utf-8. Choose another file encoding',
    );
  });

  it('ends within a multi-byte character', async () => {
    const bytes = new TextEncoder().encode('sku,name\nRG1,doré');
    expect(await refusal(bytes.slice(0, -1))).toContain('ends in the middle of a character');
  });

  it('is UTF-16', async () => {
    expect(await refusal(Uint8Array.of(0xff, 0xfe, 0x61, 0x00))).toContain('is UTF-16');
  });

  it('is an Excel workbook', async () => {
    expect(await refusal(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14))).toContain(
      'an Excel workbook',
    );
  });

  it.each([
    ['at its end', 'a,b\n1,2\n3,"never closed\n4,5\n', 3],
    ['before other quotes', 'a,b\n1,"never closed\n3,"x"\n4,5\n', 2],
  ])('has an unclosed quote, %s', async (_, content, row) => {
    expect(await refusal(content)).toContain(`Row ${row} has a quote (") that is not closed`);
  });

  it('has an unclosed quote early in a long file', async () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => `R${index},name`).join('\n');
    expect(await refusal(`a,b\n1,"open\n${rows}\n`)).toContain('Row 2 has a quote (")');
  });

  it.each([
    ['bare', (cell: string) => cell],
    ['quoted', (cell: string) => `"${cell}"`],
  ])('has 10 MB in one cell, %s', async (_, written) => {
    const cell = written('x'.repeat(10 * 1024 * 1024));
    expect(await refusal(`a,b\n1,2\n3,${cell}\n`)).toContain(
      'Row 3, cell 2 has 10485760 characters; the limit is 100000',
    );
  });

  it('has a cell that is too long for any product', async () => {
    expect(await refusal(`a,b\n1,${'x'.repeat(200_000)}\n`)).toContain(
      'Row 2, cell 2 has 200000 characters; the limit is 100000',
    );
  });
});
