/** Downloads the refused rows with their reasons, to be corrected and imported again. */
import { Button } from '#admin/shell/button.tsx';
import { Icon } from '#admin/shell/icon.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { formatCount } from '#core/format.ts';
import { refusedRows } from './write-run.ts';

const download = async (name: string): Promise<void> => {
  const file = await refusedRows();
  if (file) saveFile(file, `${name.replace(/\.[^.]*$/, '')} errors.csv`);
};

export const RefusedDownload = ({ count, name }: { count: number; name: string }) => (
  <Button onClick={() => void download(name)}>
    <Icon name="download" size={16} />
    Download {formatCount(count)} {count === 1 ? 'row' : 'rows'} with errors
  </Button>
);
