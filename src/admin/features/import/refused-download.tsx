/** Downloads the refused rows with their reasons, to be corrected and imported again. */
import { Button } from '#admin/shell/button.tsx';
import { Icon } from '#admin/shell/icon.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { formatCounted } from '#core/format.ts';
import type { Run } from './import-state.ts';

async function download({ client, source }: Run): Promise<void> {
  const text = await client.request('refused');
  const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `${source.name.replace(/\.[^.]*$/, '')} errors.csv`);
}

export const RefusedDownload = ({ count, run }: { count: number; run: Run }) => (
  <Button onClick={() => void download(run)}>
    <Icon name="download" size={16} />
    Download {formatCounted(count, 'row')} with errors
  </Button>
);
