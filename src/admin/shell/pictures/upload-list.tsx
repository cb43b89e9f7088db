/** Running uploads with progress, and failed ones with a retry. */
import { formatCounted } from '#core/format.ts';
import { Button } from '#admin/shell/button.tsx';
import { Icon } from '#admin/shell/icon.tsx';
import { ICON_BUTTON } from '#admin/shell/look/classes.ts';
import type { PictureUpload } from './use-picture-uploads.ts';

interface Props {
  uploads: readonly PictureUpload[];
  onRetry: (upload: PictureUpload) => void;
  onCancel: (upload: PictureUpload) => void;
}

function Upload({ upload, onRetry, onCancel }: { upload: PictureUpload } & Omit<Props, 'uploads'>) {
  const { file, progress, problem, canRetry } = upload;
  const hasFailed = problem !== '';
  return (
    <li
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border py-1.5 ps-3 pe-2 text-sm ${hasFailed ? 'border-bad text-bad' : 'border-line'}`}
    >
      <Icon name={hasFailed ? 'alert' : 'clock'} />
      <div className="grid min-w-0 flex-[1_1_12rem] gap-1">
        <span className="wrap-anywhere">
          <bdi>{file.name}</bdi>
        </span>
        {hasFailed ? (
          <span role="alert">{problem}</span>
        ) : (
          <progress
            className="h-1.5 w-full accent-gilt"
            value={progress}
            aria-label={`Uploading ${file.name}`}
          />
        )}
      </div>
      {hasFailed && canRetry && (
        <Button onClick={() => onRetry(upload)}>
          Try again <span className="sr-only">with {file.name}</span>
        </Button>
      )}
      <button
        type="button"
        className={`${ICON_BUTTON} min-h-9 min-w-9`}
        onClick={() => onCancel(upload)}
      >
        <Icon name="close" size={16} />
        <span className="sr-only">
          {hasFailed ? 'Remove' : 'Cancel'}: {file.name}
        </span>
      </button>
    </li>
  );
}

export function UploadList({ uploads, ...acts }: Props) {
  const moving = uploads.filter(({ problem }) => problem === '').length;
  return (
    <>
      <p role="status" className="sr-only">
        {moving > 0 && `${formatCounted(moving, 'image')} uploading.`}
      </p>
      {uploads.length > 0 && (
        <ul className="mb-3 grid gap-2" aria-label="Uploads">
          {uploads.map((upload) => (
            <Upload key={upload.id} upload={upload} {...acts} />
          ))}
        </ul>
      )}
    </>
  );
}
