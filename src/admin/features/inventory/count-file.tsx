/** Takes the quantities of a CSV file into a count; a list that was scanned or typed before is replaced only on request. */
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { FileDrop } from '#admin/shell/file-drop.tsx';
import { formatCounted } from '#core/format.ts';
import { entriesOf, linesOfFile } from './model/read-counts.ts';

interface Props {
  /** The list so far. */
  text: string;
  onText: (text: string) => void;
  onProblem: (problem: string) => void;
}

const linesIn = (text: string): string => formatCounted(entriesOf(text).length, 'line');

/** @param lines of the file */
const AddOrReplace = ({
  text,
  lines,
  onText,
  onClose,
}: Pick<Props, 'text' | 'onText'> & { lines: string; onClose: () => void }) => {
  const choose = (next: string): void => {
    onClose();
    onText(next);
  };
  return (
    <Dialog title="Add the file to your list?" onClose={onClose}>
      <p>
        Your list has {linesIn(text)}, and the file has {linesIn(lines)}. If you add the file,
        quantities of the same SKU and size are added up.
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => choose(`${text.trimEnd()}\n${lines}`)}>
          Add to the list
        </Button>
        <Button onClick={() => choose(lines)}>Replace the list</Button>
        <Button onClick={onClose}>Cancel</Button>
      </p>
    </Dialog>
  );
};

export function CountFile({ text, onText, onProblem }: Props) {
  /** Of a file for which staff choose whether it is added. */
  const [lines, setLines] = useState<string>();

  async function take(file: File): Promise<void> {
    const read = linesOfFile(new Uint8Array(await file.arrayBuffer()));
    if (!read.success) onProblem(read.error);
    else if (text.trim() === '') onText(read.value);
    else setLines(read.value);
  }
  return (
    <>
      <FileDrop
        label="Choose CSV file"
        hint="With the columns SKU, Size and Counted. An exported inventory works too."
        accept=".csv,.tsv,.txt,text/csv"
        onFiles={([file]) => void take(file)}
      />
      {lines !== undefined && (
        <AddOrReplace
          text={text}
          lines={lines}
          onText={onText}
          onClose={() => setLines(undefined)}
        />
      )}
    </>
  );
}
