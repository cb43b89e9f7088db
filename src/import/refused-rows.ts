/** Writes the refused rows to a CSV file: as they stood, with their reasons, ready to be mended and imported. */
import { writeFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { ListRow } from '#domain/import/list-row.ts';
import { problemText, REASON_COLUMNS, type Refusal } from '#domain/import/row-problem.ts';

const byteOrderMark = '\uFEFF';

/**
 * Gives the file's text. Cells that a spreadsheet would run as a formula get an apostrophe in front, which
 * the import takes off again.
 */
export const refusedCsv = (
  header: readonly string[],
  refusals: readonly Refusal[],
  rows: ReadonlyMap<number, ListRow>,
): string =>
  Papa.unparse(
    [
      [...REASON_COLUMNS, ...header],
      ...refusals.map((refusal) => [
        String(refusal.row),
        problemText(refusal),
        ...(rows.get(refusal.row)?.cells ?? []),
      ]),
    ],
    { escapeFormulae: /^[=+\-@\t\r]/, newline: '\r\n' },
  );

/** Writes the file, with the mark by which spreadsheets know UTF-8. */
export const writeRefusedRows = (
  file: string,
  ...content: Parameters<typeof refusedCsv>
): Promise<void> => writeFile(file, `${byteOrderMark}${refusedCsv(...content)}\r\n`);
