/** Saved views of the order list: links, and buttons to save the present one and to remove one. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Icon } from '#admin/shell/icon.tsx';
import { staffWork } from '#admin/shell/stores/staff-work.ts';
import { oneLine } from '#core/one-line.ts';
import {
  isNamable,
  isSameView,
  LONGEST_VIEW_NAME,
  readViews,
  removeView,
  saveView,
  type SavedView,
} from './model/views.ts';
import type { OrdersSearch } from './orders-search.ts';
import { RecordDialog, RecordInput, useEntry } from '#admin/shell/record-dialog.tsx';

function NameDialog({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const typed = useEntry('');
  const record = (): Promise<string | undefined> => {
    const name = oneLine(typed.value, LONGEST_VIEW_NAME);
    if (name === '') return Promise.resolve('Enter a name.');
    onSave(name);
    return Promise.resolve(undefined);
  };
  return (
    <RecordDialog title="Save view" verb="Save" onRecord={record} onClose={onClose}>
      <RecordInput
        label="Name"
        hint="Filters and sorting are saved in this browser. A view with the same name is replaced."
        maxLength={LONGEST_VIEW_NAME}
        {...typed}
      />
    </RecordDialog>
  );
}

const View = ({
  view,
  search,
  onRemove,
}: {
  view: SavedView;
  search: OrdersSearch;
  onRemove: () => void;
}) => (
  <li className="flex items-center rounded-full border border-line bg-paper ps-3 text-sm has-aria-[current=page]:border-gilt has-aria-[current=page]:bg-wash">
    <Link
      to="/orders"
      search={view.search}
      aria-current={isSameView(view.search, search) ? 'page' : undefined}
      className="py-1.5 hover:underline"
    >
      <bdi>{view.name}</bdi>
    </Link>
    <button
      type="button"
      className="grid min-h-9 w-8 place-items-center text-ink-soft hover:text-ink"
      onClick={onRemove}
    >
      <Icon name="close" size={14} />
      <span className="sr-only">
        Remove view <bdi>{view.name}</bdi>
      </span>
    </button>
  </li>
);

export function SavedViews({ search }: { search: OrdersSearch }) {
  const [views, setViews] = useState(() => readViews(staffWork));
  const [isNaming, setNaming] = useState(false);
  const isNew = isNamable(search) && !views.some((view) => isSameView(view.search, search));
  if (views.length === 0 && !isNew) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <nav aria-label="Saved views">
          <ul className="flex flex-wrap gap-2">
            {views.map((view) => (
              <View
                key={view.name}
                view={view}
                search={search}
                onRemove={() => setViews(removeView(staffWork, view.name))}
              />
            ))}
          </ul>
        </nav>
      )}
      {isNew && <Button onClick={() => setNaming(true)}>Save view</Button>}
      {isNaming && (
        <NameDialog
          onSave={(name) => setViews(saveView(staffWork, { name, search }))}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
