/** A pasted order as it was read: lines to add at once, then questions, then what was not understood. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatCount, formatDesigns, formatPieces } from '#core/format.ts';
import type { ShopContact } from '#core/listing/published-shop.ts';
import type { PasteGroup, PasteLeft } from './model/paste-group.ts';
import type { PastedLine } from './model/pasted-line.ts';
import { joinedRest } from './model/paste-rest.ts';
import { piecesOf } from '#core/order/pieces.ts';
import { seenProduct } from '#storefront/shared/order/seen-product.ts';
import {
  linesOfPaste,
  NO_ANSWERS,
  openQuestions,
  settlePaste,
  type Entries,
  textOf,
  withAdded,
  withAnswer,
  type PasteAnswers,
} from './model/settle-paste.ts';
import { addLines, noteSeen, undoable } from '#storefront/shared/stores/change-order.ts';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';
import { $pastedText } from './stores/pasted-order.ts';
import { PasteGroups } from './paste-groups.tsx';
import { PasteLeftOver } from './paste-left-over.tsx';
import { PasteQuestion } from './paste-question.tsx';
import { EMPTY_ID, LIST_ID, type Desk } from './use-desk.ts';
import { CHOICES, TEXT_BUTTON } from './order-class.ts';

export const RESULT_ID = 'paste-result';

interface Props {
  lines: readonly PastedLine[];
  entries: Entries;
  contact: ShopContact;
  desk: Desk;
  /** Shortens the text to what is not added yet. */
  keepText: (rest: string) => void;
  onDone: () => void;
}

/** "15 clear, 7 questions, 4 not understood", without what there is none of. */
function headingOf(clear: number, open: number, left: number): string {
  const parts = [
    clear > 0 && `${clear} clear`,
    open > 0 && (open === 1 ? '1 question' : `${open} questions`),
    left > 0 && `${left} not understood`,
  ];
  return parts.filter((part) => part !== false).join(', ') || 'All lines are added';
}

const linesWords = (count: number): string =>
  count === 1 ? '1 line' : `${formatCount(count)} lines`;

export function PasteResult({ lines, entries, contact, desk, keepText, onDone }: Props) {
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

  /** The question is gone with its answer, so the focus goes to the heading. */
  const answer = (next: PasteAnswers) => {
    setAnswers(next);
    desk.focusSoon(RESULT_ID);
  };
  const answerGroup = (sku: string, qty: number) =>
    answer({ ...answers, groups: new Map(answers.groups).set(sku, qty) });
  const skipOpen = () =>
    answer({
      ...answers,
      lines: new Map([...answers.lines, ...toAnswer.map(({ index }) => [index, []] as const)]),
      groups: new Map([...answers.groups, ...misfits.map(({ sku }) => [sku, 0] as const)]),
    });
  const close = () => {
    $pastedText.set('');
    onDone();
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
    if (openQuestions(rest) + rest.left.length + lost.length === 0) close();
    else {
      setAnswers(next);
      setNoRoom(lost);
      keepText(textOf(rest, lost));
    }
    desk.offerUndo({
      words: `${formatDesigns(added.length - full.length)} added to the list.`,
      index: -1,
      undo: () => {
        undo();
        keepText(text);
        setAnswers(answers);
        setNoRoom(noRoom);
      },
      focusId: wasEmpty ? EMPTY_ID : LIST_ID,
    });
  };

  return (
    <div className="mt-4 grid gap-3">
      <h3 id={RESULT_ID} tabIndex={-1} className="font-sans font-semibold">
        {headingOf(clear.length, open, left.length)}
      </h3>
      {clear.length > 0 && (
        <>
          <PasteGroups groups={clear} onAnswer={answerGroup} />
          <p className={CHOICES}>
            <button type="button" className="btn btn-primary" onClick={() => add(clear)}>
              Add {linesWords(clear.length)}, {formatPieces(piecesOf(clear))}
            </button>
          </p>
        </>
      )}
      {open > 0 && <h4 className="font-semibold">Questions</h4>}
      {toAnswer.map((question) => (
        <PasteQuestion
          key={question.index}
          question={question}
          entries={entries}
          onAnswer={(wanted) => answer(withAnswer(answers, question.index, wanted))}
        />
      ))}
      <PasteGroups groups={misfits} onAnswer={answerGroup} />
      {open > 1 && (
        <p>
          <button type="button" className={TEXT_BUTTON} onClick={skipOpen}>
            Skip all questions
          </button>
        </p>
      )}
      {left.length > 0 && (
        <PasteLeftOver title="Not added" left={left} contact={contact} say={desk.say} />
      )}
      {groups.length + open === 0 && (
        <p>
          <button
            type="button"
            className="btn btn-small btn-secondary"
            onClick={() => {
              close();
              desk.focusSoon(list.length === 0 ? EMPTY_ID : LIST_ID);
            }}
          >
            Close
          </button>
        </p>
      )}
    </div>
  );
}
