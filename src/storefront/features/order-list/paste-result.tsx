/** The result of a pasted order: lines to add, then questions, then what was not understood. */
import { formatCount, formatDesigns } from '#core/format.ts';
import type { ShopContact } from '#core/listing/published-shop.ts';
import { fittingLink } from '#core/order/fitting-link.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { addLines, undoable } from '#storefront/shared/stores/change-order.ts';
import { $order } from '#storefront/shared/stores/order-list.ts';
import { useStore } from '@nanostores/react';
import { Button } from '#ui/react/button.tsx';
import { CopyButton } from '#storefront/shared/parts/copy-button.tsx';
import {
  confirmed,
  groupsOf,
  lineOfGroup,
  type Entries,
  type PasteGroup,
} from './model/paste-groups.ts';
import { remainingText } from './model/remaining-text.ts';
import type { ClearItem, OpenItem, PastedItem } from '#core/paste/paste-order.ts';
import { CHOICE, CHOICE_BUTTONS } from '#storefront/shared/parts/remark-class.ts';
import { PasteGroups } from './paste-groups.tsx';
import { PasteQuestion } from './paste-question.tsx';
import { EMPTY_ID, LIST_ID, type OrderListState } from './use-order-list.ts';

export const RESULT_ID = 'paste-result';

interface Props {
  items: readonly PastedItem[];
  entries: Entries;
  contact: ShopContact;
  orderList: OrderListState;
  /** Replaces the items after an answer; those left are the text from now on if lines were added. */
  onAnswer: (items: readonly PastedItem[]) => void;
  onAdded: (left: readonly PastedItem[]) => void;
  /** Restores the items and their text. */
  onUndo: () => void;
}

/** "15 clear, 7 questions, 4 not understood", without zero counts. */
const headingOf = (clear: number, open: number, invalid: number): string =>
  [
    clear > 0 && `${clear} clear`,
    open > 0 && (open === 1 ? '1 question' : `${open} questions`),
    invalid > 0 && `${invalid} not understood`,
  ]
    .filter((part) => part !== false)
    .join(', ') || 'No lines found';

const linesText = (count: number): string =>
  count === 1 ? '1 line' : `${formatCount(count)} lines`;

/** Adds the groups to the list; returns the items that are left, and an undo. */
function addGroups(groups: readonly PasteGroup[], items: readonly PastedItem[]) {
  const { list } = $order.get();
  const made = groups.map((group) => ({ group, ...lineOfGroup(group, list) }));
  const { done: withoutRoom, undo } = undoable(() => addLines(made.map(({ line }) => line)));
  const added = made.filter(({ line }) => !withoutRoom.includes(line));
  const addedItems = new Set<PastedItem>(added.flatMap(({ group }) => group.items));
  const left = [
    ...items.filter((item) => !addedItems.has(item)),
    ...added.flatMap(({ left: note }) => note ?? []),
  ];
  return { count: added.length, left, undo };
}

export function PasteResult(props: Props) {
  const { items, entries, contact, orderList, onAnswer } = props;
  const { list } = useStore($order);
  const groups = groupsOf(items, entries, list);
  const clear = groups.filter(({ misfit }) => misfit === undefined);
  const misfits = groups.filter(({ misfit }) => misfit !== undefined);
  const open = items.filter((item): item is OpenItem => 'skus' in item);
  const invalid = items.filter((item) => item.kind === 'invalid');
  const leftText = remainingText([...open, ...invalid]);

  /** The answered question disappears, so focus the heading. */
  const answer = (old: readonly PastedItem[], item: ClearItem) => {
    onAnswer([...items.filter((each) => !old.includes(each)), item]);
    orderList.focusSoon(RESULT_ID);
  };
  const add = () => {
    const { count, left, undo } = addGroups(clear, items);
    props.onAdded(left);
    orderList.offerUndo({
      message: `${formatDesigns(count)} added to the list.`,
      index: -1,
      undo: () => {
        undo();
        props.onUndo();
      },
      focusId: list.length === 0 ? EMPTY_ID : LIST_ID,
    });
  };

  return (
    <div className="mt-4 grid gap-3">
      <h3 id={RESULT_ID} tabIndex={-1} className="font-sans font-semibold">
        {headingOf(clear.length, open.length + misfits.length, invalid.length)}
      </h3>
      {clear.length > 0 && (
        <>
          <PasteGroups groups={clear} />
          <p className={CHOICE_BUTTONS}>
            <Button onClick={add}>
              Add {linesText(clear.length)},{' '}
              {formatTotal(clear.map(({ qty, entry }) => ({ qty, unit: entry?.unit })))}
            </Button>
          </p>
        </>
      )}
      {open.length + misfits.length > 0 && <h4 className="font-semibold">Questions</h4>}
      {open.map((item, index) => (
        <PasteQuestion
          // Two lines may say the same.
          key={`${item.source} ${open.slice(0, index).filter(({ source }) => source === item.source).length}`}
          item={item}
          entries={entries}
          onAnswer={(sku, units) => {
            const { note, source } = item;
            answer([item], { kind: 'clear', sku, ...units, note, source });
          }}
        />
      ))}
      <PasteGroups
        groups={misfits}
        onTake={(group, qty) => answer(group.items, confirmed(group, qty))}
      />
      {invalid.length > 0 && (
        <section className="text-sm/body">
          <h4 className="font-semibold">Not added</h4>
          <ul>
            {invalid.map(({ source, reason }, index) => (
              // Two lines may say the same.
              <li key={index} className="border-b border-line py-2">
                <q dir="auto">{source}</q> <span className="text-ink-soft">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {leftText !== '' && (
        <p className={CHOICE_BUTTONS}>
          <CopyButton className={CHOICE} text={leftText} say={orderList.say}>
            Copy these lines
          </CopyButton>
          <a
            className={CHOICE}
            rel="noopener"
            target="_blank"
            href={fittingLink(contact.whatsapp, 'Can you help with this order?', leftText)}
          >
            Ask on WhatsApp
          </a>
        </p>
      )}
    </div>
  );
}
