/** State of a pasted order: answers, adding lines and undo. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatDesigns } from '#core/format.ts';
import { seenProduct } from '#storefront/shared/order/seen-product.ts';
import { addLines, noteSeen, undoable } from '#storefront/shared/stores/change-order.ts';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';
import type { PasteGroup, PasteLeft, RequestedItem } from './model/paste-group.ts';
import { joinedRest } from './model/paste-rest.ts';
import type { PastedLine } from './model/pasted-line.ts';
import {
  linesOfPaste,
  NO_ANSWERS,
  openQuestions,
  settlePaste,
  type Entries,
  unsettledText,
  withAdded,
  withAnswer,
  type PasteAnswers,
} from './model/settle-paste.ts';
import { $pastedText } from './stores/pasted-order.ts';
import { EMPTY_ID, LIST_ID, type OrderListState } from './use-order-list.ts';

export const RESULT_ID = 'paste-result';

export interface PasteOptions {
  lines: readonly PastedLine[];
  entries: Entries;
  orderList: OrderListState;
  /** Shortens the text to what is not added yet. */
  saveText: (rest: string) => void;
  onDone: () => void;
}

export function usePaste({ lines, entries, orderList, saveText, onDone }: PasteOptions) {
  const list = useStore($orderLines);
  const [answers, setAnswers] = useState<PasteAnswers>(NO_ANSWERS);
  /** Lines and notes for which the list had no room. */
  const [noRoom, setNoRoom] = useState<readonly PasteLeft[]>([]);
  const settled = settlePaste(lines, answers, entries, list);
  const { toAnswer, groups } = settled;
  const left = [...settled.left, ...noRoom];
  const open = openQuestions(settled);
  const misfits = groups.filter(({ misfit }) => misfit !== undefined);
  const clear = groups.filter(({ misfit }) => misfit === undefined);

  /** The answered question disappears, so focus the heading. */
  const answer = (next: PasteAnswers) => {
    setAnswers(next);
    orderList.focusSoon(RESULT_ID);
  };
  const answerGroup = (sku: string, qty: number) =>
    answer({ ...answers, groups: new Map(answers.groups).set(sku, qty) });
  const skipOpen = () =>
    answer({
      ...answers,
      lines: new Map([...answers.lines, ...toAnswer.map(({ index }) => [index, []] as const)]),
      groups: new Map([...answers.groups, ...misfits.map(({ sku }) => [sku, 0] as const)]),
    });
  const answerLine = (index: number, items: readonly RequestedItem[]) =>
    answer(withAnswer(answers, index, items));
  const finish = () => {
    $pastedText.set('');
    onDone();
  };
  const close = () => {
    finish();
    orderList.focusSoon(list.length === 0 ? EMPTY_ID : LIST_ID);
  };

  const add = (added: readonly PasteGroup[]) => {
    const [wasEmpty, text] = [list.length === 0, $pastedText.get()];
    const orderLines = linesOfPaste(added, entries);
    const { done, undo } = undoable(() => {
      const withoutRoom = addLines(orderLines);
      noteSeen(({ sku, qty }) => {
        const entry = orderLines.some((line) => line.sku === sku) ? entries.get(sku) : undefined;
        return entry && seenProduct(entry, qty);
      });
      return withoutRoom;
    });
    const full = done.map(({ sku, qty, note }) => ({
      source: joinedRest([`${sku} x ${qty}`, note ?? '']),
      reason: 'The list is full.',
    }));
    const lost = [...noRoom, ...full, ...added.flatMap(({ leftNote }) => leftNote ?? [])];
    const next = withAdded(answers, added);
    const rest = settlePaste(lines, next, entries, list);
    if (openQuestions(rest) + rest.left.length + lost.length === 0) finish();
    else {
      setAnswers(next);
      setNoRoom(lost);
      saveText(unsettledText(rest, lost));
    }
    orderList.offerUndo({
      message: `${formatDesigns(added.length - full.length)} added to the list.`,
      index: -1,
      undo: () => {
        undo();
        saveText(text);
        setAnswers(answers);
        setNoRoom(noRoom);
      },
      focusId: wasEmpty ? EMPTY_ID : LIST_ID,
    });
  };

  return { toAnswer, misfits, clear, left, open, answerGroup, answerLine, skipOpen, close, add };
}
