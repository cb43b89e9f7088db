/** A picture of the library: its size and date, where it is used, and what can be done with it. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '#admin/shell/button.tsx';
import { Chip } from '#admin/shell/chip.tsx';
import { SelectRow } from '#admin/shell/list/select-boxes.tsx';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { pictureFiles } from '#admin/shell/pictures/read-pictures.ts';
import { FOLD } from '#admin/shell/look/classes.ts';
import { formatDay } from '#core/format-time.ts';
import { UNUSED_AFTER_MS } from '#core/pictures/stored-picture.ts';
import type { MediaItem } from './model/media-item.ts';

export interface MediaCardProps {
  item: MediaItem;
  /** When the uses were read, ms. */
  now: number;
  selection: Selection;
  onReplace: (item: MediaItem) => void;
  /** Absent for staff who may not remove images. */
  onRemove: ((item: MediaItem) => void) | undefined;
}

const KB = 1_000;

/** Width, bytes and date; bytes, and the dates of older uploads, are read for rendered cards only. */
function Facts({ item: { files, widths, uploadedAt } }: Pick<MediaCardProps, 'item'>) {
  const largest = files.at(-1) ?? files[0];
  const { data } = useQuery({
    queryKey: ['media file', largest],
    queryFn: async () => await (await pictureFiles()).pictureDetails(largest),
    staleTime: Infinity,
  });
  const at = uploadedAt ?? data?.uploadedAt;
  return (
    <p className="text-ink-soft">
      {[`${widths.at(-1) ?? 0} px`, data && `${Math.ceil(data.bytes / KB)} KB`, at && formatDay(at)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

function Uses({ item: { uses, name } }: Pick<MediaCardProps, 'item'>) {
  const links = uses.map(({ document, path, title, isDeleted }) => (
    <li key={document} className="wrap-anywhere">
      <Link to={path} className="link">
        <bdi>{title}</bdi>
      </Link>
      {isDeleted && ' (deleted)'}
    </li>
  ));
  if (uses.length <= 1) return <ul>{links}</ul>;
  return (
    <details>
      <summary className={FOLD}>
        Used in {uses.length} places<span className="sr-only">: {name}</span>
      </summary>
      <ul className="grid gap-1">{links}</ul>
    </details>
  );
}

/** When a recent picture can be removed. */
const removableFrom = ({ uploadedAt }: MediaItem, now: number): string =>
  formatDay(Math.max(uploadedAt ?? 0, now - UNUSED_AFTER_MS) + UNUSED_AFTER_MS);

export function MediaCard({ item, selection, onReplace, onRemove, now }: MediaCardProps) {
  const { id, name, state, thumbnail } = item;
  const isSelected = selection.rows[id] === true;
  return (
    <div
      className={`relative flex flex-col overflow-hidden rounded-md border bg-paper ${isSelected ? 'border-gold ring-1 ring-gold' : 'border-line'}`}
    >
      <img
        src={thumbnail}
        alt=""
        width={240}
        height={240}
        loading="lazy"
        className="aspect-square h-auto w-full bg-ground object-contain"
      />
      {state === 'unused' && onRemove && (
        <div className="absolute top-2 left-2 z-1 flex rounded-sm bg-paper">
          <SelectRow id={id} name={name} selection={selection} />
        </div>
      )}
      {state !== 'used' && (
        <Chip className="absolute top-2 right-2 bg-paper">
          {state === 'unused' ? 'Unused' : 'Recent'}
        </Chip>
      )}
      <div className="grid flex-1 content-start gap-1 px-2.5 py-2 text-sm/[1.4]">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <Facts item={item} />
        <Uses item={item} />
        {state === 'recent' && onRemove && (
          <p className="text-ink-soft">
            Drafts may use it. Can be removed from {removableFrom(item, now)}.
          </p>
        )}
        <p className="mt-auto flex flex-wrap gap-2 pt-1">
          {state === 'used' && (
            <Button onClick={() => onReplace(item)}>
              Replace<span className="sr-only"> {name}</span>
            </Button>
          )}
          {state === 'unused' && onRemove && (
            <Button onClick={() => onRemove(item)}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}
