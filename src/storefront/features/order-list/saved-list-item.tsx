/** One saved list with its actions. */
import { useState } from 'react';
import { formatDesigns } from '#core/format.ts';
import { formatShortDay } from '#core/format-time.ts';
import { listToText, sharedListText } from '#core/order/list-text.ts';
import { lineSheetPath, orderListPath } from '#core/paths.ts';
import {
  copyName,
  linesOf,
  restored,
  withList,
  withoutList,
  type SavedList,
  type SavedLists,
} from '#storefront/shared/order/saved-lists.ts';
import { CopyButton } from '#storefront/shared/parts/copy-button.tsx';
import { addLines, replaceLines, undoable } from '#storefront/shared/stores/change-order.ts';
import { $savedLists, changeLists } from '#storefront/features/order-list/stores/saved-lists.ts';
import { NOTES_LEFT_OUT } from './model/order-texts.ts';
import { CHOICE, CHOICE_BUTTONS } from '#storefront/shared/parts/remark-class.ts';
import { RenameForm } from './rename-form.tsx';
import { IN_SAVED_LISTS, LIST_ID, type OrderListState } from './use-order-list.ts';

interface Props {
  list: SavedList;
  orderList: OrderListState;
}

/** The element to focus after a change of this list. */
const savedListId = ({ id }: SavedList): string => `saved-list-${id}`;

const addressOf = (text: string): string => new URL(orderListPath(text), location.origin).href;

/** Actions that use the list for an order; both can be undone. */
function orderActions({ list, orderList }: Props) {
  const lines = linesOf(list);
  const run = (change: () => string) => {
    const { done: message, undo } = undoable(change);
    orderList.offerUndo({ message, index: -1, undo, focusId: LIST_ID });
  };
  const open = () =>
    run(() => {
      const wasEmpty = orderList.order.lines.length === 0;
      replaceLines(lines);
      return `Opened “${list.name}”.${wasEmpty ? '' : ' It replaced the list that was here.'}`;
    });
  const add = () =>
    run(() => {
      const left = addLines(lines).map(({ sku }) => sku);
      const rest = left.length === 0 ? '' : ` Your list is full: ${left.join(', ')} not added.`;
      return `“${list.name}” added to this list.${rest}`;
    });
  return { lines, open, add };
}

export function SavedListItem({ list, orderList }: Props) {
  const [mode, setMode] = useState<'closed' | 'more' | 'rename'>('closed');
  const { lines, open, add } = orderActions({ list, orderList });
  const { name } = list;
  const text = listToText(lines);
  const shared = sharedListText(lines, name);

  /** Changes the saved lists, with undo. */
  const change = (next: SavedLists, id: string, message: string) => {
    const before = $savedLists.get().lists;
    changeLists(next);
    setMode('closed');
    orderList.offerUndo({
      message,
      index: IN_SAVED_LISTS,
      undo: () => changeLists(restored($savedLists.get().lists, before, id, Date.now())),
      focusId: savedListId(list),
    });
  };
  const copy = () => {
    const { lists } = $savedLists.get();
    const id = crypto.randomUUID();
    const copied = copyName(lists, name);
    const next = withList(lists, { id, name: copied, list: lines, now: Date.now() });
    if (next === undefined) orderList.say('You have the maximum number of saved lists.');
    else change(next, id, `Copied as “${copied}”.`);
  };
  const button = (label: string, onClick: () => void) => (
    <button type="button" className={CHOICE} aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div className="min-w-0 wrap-anywhere">
          <h3
            id={savedListId(list)}
            tabIndex={-1}
            className="font-sans font-medium tracking-normal outline-none"
            dir="auto"
          >
            {name}
          </h3>
          <p className="text-xs/body text-ink-soft">
            {formatDesigns(lines.length)} · {formatShortDay(list.editedAt)}
          </p>
        </div>
        <div className={CHOICE_BUTTONS}>
          {button('Open', open)}
          {orderList.order.lines.length > 0 && button('Add to list', add)}
          <button
            type="button"
            className={CHOICE}
            aria-label={`More actions: ${name}`}
            aria-expanded={mode !== 'closed'}
            onClick={() => setMode(mode === 'closed' ? 'more' : 'closed')}
          >
            More
          </button>
        </div>
      </div>
      {mode === 'more' && (
        <div className={CHOICE_BUTTONS}>
          {button('Rename', () => setMode('rename'))}
          {button('Copy', copy)}
          <CopyButton className={CHOICE} text={addressOf(shared.text)} say={orderList.say}>
            Copy link
          </CopyButton>
          <a
            className={CHOICE}
            href={lineSheetPath(new URLSearchParams({ title: name }).toString(), text)}
          >
            Line sheet
          </a>
          {button('Delete', () =>
            change(
              withoutList($savedLists.get().lists, list.id, Date.now()),
              list.id,
              `“${name}” deleted.`,
            ),
          )}
          {!shared.hasNotes && (
            <p className="w-full text-xs/body text-ink-soft">{NOTES_LEFT_OUT}</p>
          )}
        </div>
      )}
      {mode === 'rename' && (
        <RenameForm
          list={list}
          onRename={(next, renamed) => change(next, list.id, `Renamed to “${renamed}”.`)}
          onClose={() => setMode('closed')}
        />
      )}
    </li>
  );
}
