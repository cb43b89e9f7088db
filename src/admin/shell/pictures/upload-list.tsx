/** Pictures on their way: how far each is, and what to do with those that failed. */
import { Icon } from '#admin/shell/icon.tsx';
import type { PictureUpload } from '#admin/shell/stores/picture-uploads.ts';

interface Props {
  uploads: readonly PictureUpload[];
  onRetry: (id: number) => void;
  onCancel: (id: number) => void;
}

function Upload({ upload, onRetry, onCancel }: { upload: PictureUpload } & Omit<Props, 'uploads'>) {
  const { id, name, state, progress, problem, canRetry } = upload;
  const hasFailed = state === 'failed';
  return (
    <li className="admin-upload" data-failed={hasFailed || undefined}>
      <Icon name={hasFailed ? 'alert' : 'clock'} />
      <div className="admin-upload-words">
        <span className="admin-upload-name">
          <bdi>{name}</bdi>
        </span>
        {hasFailed ? (
          <span role="alert">{problem}</span>
        ) : (
          <progress value={state === 'waiting' ? 0 : progress} aria-label={`Uploading ${name}`} />
        )}
      </div>
      {hasFailed && canRetry && (
        <button type="button" className="btn btn-small btn-secondary" onClick={() => onRetry(id)}>
          Retry <span className="sr-only">{name}</span>
        </button>
      )}
      <button type="button" className="admin-icon-button" onClick={() => onCancel(id)}>
        <Icon name="close" size={16} />
        <span className="sr-only">
          {hasFailed ? 'Remove' : 'Cancel'}: {name}
        </span>
      </button>
    </li>
  );
}

export function UploadList({ uploads, ...acts }: Props) {
  const moving = uploads.filter(({ state }) => state !== 'failed').length;
  return (
    <>
      <p role="status" className="sr-only">
        {moving > 0 && `${moving} ${moving === 1 ? 'image' : 'images'} uploading.`}
      </p>
      {uploads.length > 0 && (
        <ul className="admin-uploads" aria-label="Uploads">
          {uploads.map((upload) => (
            <Upload key={upload.id} upload={upload} {...acts} />
          ))}
        </ul>
      )}
    </>
  );
}
