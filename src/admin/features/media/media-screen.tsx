/** The media library: upload, search, replace and remove pictures. */
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import { useSelection } from '#admin/shell/bulk/use-selection.ts';
import { Button } from '#admin/shell/button.tsx';
import { FileDrop } from '#admin/shell/file-drop.tsx';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import { choiceFilter } from '#admin/shell/list/list-filter.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { SelectAll } from '#admin/shell/list/select-boxes.tsx';
import { LIST_STATE } from '#admin/shell/look/classes.ts';
import { PICTURE_FILES } from '#admin/shell/pictures/picture-files.ts';
import { UploadList } from '#admin/shell/pictures/upload-list.tsx';
import { usePictureUploads } from '#admin/shell/pictures/use-picture-uploads.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { formatCounted } from '#core/format.ts';
import { MediaGrid } from './media-grid.tsx';
import type { MediaSearch } from './media-search.ts';
import { matchingItems, type MediaItem } from './model/media-item.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { refetchPictures, useMedia } from './use-media.ts';

const route = getRouteApi('/media');

const USE = [
  ['used', 'Used'],
  ['unused', 'Not used'],
] as const;

function Uploading() {
  const { uploads, add, retry, cancel } = usePictureUploads('media', refetchPictures);
  return (
    <div className="mb-4">
      <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
      <FileDrop
        label="Upload images"
        hint="Choose files or drop them here. JPEG, PNG or WebP, up to 5 MB each."
        accept={PICTURE_FILES}
        isMultiple
        onFiles={(files) => files.forEach((file) => add(file, file.name))}
      />
    </div>
  );
}

interface ResultsProps {
  items: readonly MediaItem[];
  now: number;
  /** Whether to offer the removal of unused images. */
  mayRemove: boolean;
  search: MediaSearch;
}

function Results({ items, now, mayRemove, search }: ResultsProps) {
  const matching = matchingItems(items, search);
  const removable = matching.filter(({ state }) => mayRemove && state === 'unused');
  const selection = useSelection(JSON.stringify(search), {
    rows: removable,
    total: removable.length,
  });
  const [replaced, setReplaced] = useState<MediaItem>();
  const [removed, setRemoved] = useState<readonly MediaItem[]>();
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {formatCounted(matching.length, 'image')}
      </p>
      {removable.length > 0 && (
        <BulkBar
          selection={selection}
          loaded={removable.length}
          total={removable.length}
          mayTakeAll={false}
          things="unused images"
        >
          <Button
            onClick={() => setRemoved(removable.filter(({ id }) => selection.rows[id] === true))}
          >
            Remove
          </Button>
        </BulkBar>
      )}
      {removable.length > 0 && <SelectAll rows={removable} selection={selection} isShown />}
      {matching.length === 0 && <p className={LIST_STATE}>No images match.</p>}
      <MediaGrid
        items={matching}
        now={now}
        selection={selection}
        onReplace={setReplaced}
        onRemove={mayRemove ? (one) => setRemoved([one]) : undefined}
      />
      {replaced && <ReplaceDialog item={replaced} onClose={() => setReplaced(undefined)} />}
      {removed && (
        <RemoveDialog
          items={removed}
          onDone={selection.clear}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

export function MediaScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { query, now, mayRemove } = useMedia();
  const change = (next: Partial<MediaSearch>): void =>
    void navigate({ search: { ...search, ...next }, replace: true });
  return (
    <Screen title="Media">
      <Uploading />
      <ListBar<MediaSearch>
        search={
          <SearchField
            label="Search images"
            placeholder="File name, SKU or alt text"
            value={search.q}
            onChange={(q) => change({ q })}
          />
        }
        filters={[
          choiceFilter({
            name: 'Use',
            value: search.use,
            choices: USE,
            change: (use) => ({ use }),
          }),
        ]}
        onFilter={change}
      />
      <Loaded
        query={query}
        empty={<p className={LIST_STATE}>No images yet. Images that you upload appear here.</p>}
      >
        {(items) => <Results items={items} now={now} mayRemove={mayRemove} search={search} />}
      </Loaded>
    </Screen>
  );
}
