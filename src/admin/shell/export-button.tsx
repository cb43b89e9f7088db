/** Exports a list as a CSV file, with progress. */
import { useState } from 'react';
import { formatCount, formatCounted } from '#core/format.ts';
import { indiaDay } from '#core/india-time.ts';
import { Button } from './button.tsx';
import { sayDone, sayFailure } from './messages-store.ts';
import { saveFile } from './save-file.ts';

export interface ExportedList {
  /** Texts that make up the file. */
  parts: string[];
  /** Number of items in the file. */
  count: number;
  /** Number of items left out because of invalid data. */
  invalidCount: number;
}

interface Props {
  label: string;
  /** For example `products`, for the file name and messages. */
  things: string;
  /** @param onRead called with the number of items read so far */
  collect: (onRead: (count: number) => void) => Promise<ExportedList>;
}

const counted = (count: number, things: string): string =>
  formatCounted(count, things.replace(/s$/, ''));

export function ExportButton({ label, things, collect }: Props) {
  const [read, setRead] = useState<number>();
  const run = async (): Promise<void> => {
    setRead(0);
    try {
      const { parts, count, invalidCount } = await collect(setRead);
      const file = new Blob(parts, { type: 'text/csv;charset=utf-8' });
      saveFile(file, `${things} ${indiaDay(Date.now())}.csv`);
      const leftOut =
        invalidCount === 0 ? '' : ` ${counted(invalidCount, things)} with invalid data left out.`;
      sayDone(`${counted(count, things)} exported.${leftOut}`);
    } catch (error) {
      sayFailure(`Nothing was exported. ${error instanceof Error ? error.message : ''}`);
    }
    setRead(undefined);
  };
  return (
    <Button disabled={read !== undefined} onClick={() => void run()}>
      {read === undefined ? label : `Exporting… ${formatCount(read)}`}
    </Button>
  );
}
