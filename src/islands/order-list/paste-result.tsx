/** What a pasted order was taken for: questions first, then what is clear and what is left over. */
import { piecesOf } from '#domain/order/pieces.ts';
import { useStore } from '@nanostores/preact';
import { useState } from 'react';
import { formatDesigns, formatPieces } from '#domain/format.ts';
import type { ShopContact } from '#domain/listing/published-shop.ts';
import type { PastedLine } from '#domain/order/paste-order.ts';
import { seenProduct } from '#domain/order/seen-product.ts';
import {
  linesOfPaste,
  NO_ANSWERS,
  openQuestions,
  settlePaste,
  type Entries,
  type PasteAnswers,
  type PasteLeft,
} from '#domain/order/settle-paste.ts';
import { addLines, noteSeen, undoable } from '#stores/change-order.ts';
import { $orderLines } from '#stores/order-list.ts';
import { $pastedText } from '#stores/pasted-order.ts';
import { PasteGroups } from './paste-groups.tsx';
import { PasteLeftOver } from './paste-left-over.tsx';
import { PasteQuestion } from './paste-question.tsx';
import { EMPTY_ID, LIST_ID, type Desk } from './use-desk.ts';

export const RESULT_ID = 'paste-result';

interface Props {
  lines: readonly PastedLine[];
  entries: Entries;
  contact: ShopContact;
  desk: Desk;
  onDone: () => void;
}

const asNone = (count: number, words: string): string[] =>
  count === 0 ? [] : [`${count} ${words}`];

export function PasteResult({ lines, entries, contact, desk, onDone }: Props) {
  const list = useStore($orderLines);
  const [answers, setAnswers] = useState<PasteAnswers>(NO_ANSWERS);
  /** What is left after the rest has been added. */
  const [rest, setRest] = useState<PasteLeft[]>();
  const settled = settlePaste(lines, answers, entries, list);
  const { toAnswer, groups, left } = settled;
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
  const leaveOutOpen = () =>
    answer({
      lines: new Map([...answers.lines, ...toAnswer.map(({ index }) => [index, []] as const)]),
      groups: new Map([...answers.groups, ...misfits.map(({ sku }) => [sku, 0] as const)]),
    });

  const add = () => {
    const [wasEmpty, text] = [list.length === 0, $pastedText.get()];
    const added = linesOfPaste(settled, entries);
    const { done, undo } = undoable(() => {
      const withoutRoom = addLines(added);
      noteSeen(({ sku, qty }) => {
        const entry = added.some((line) => line.sku === sku) ? entries.get(sku) : undefined;
        return entry && seenProduct(entry, qty);
      });
      return withoutRoom;
    });
    const noRoom = done.map(({ sku, qty }) => ({
      source: `${sku} x ${qty}`,
      reason: 'The list is full.',
    }));
    const over = [...left, ...noRoom];
    const count = added.length - noRoom.length;
    if (over.length === 0) {
      $pastedText.set('');
      onDone();
    } else {
      setRest(over);
    }
    desk.offerUndo({
      words: `${formatDesigns(count)} added to the list.`,
      index: -1,
      undo: () => {
        undo();
        $pastedText.set(text);
        setRest(undefined);
      },
      focusId: wasEmpty ? EMPTY_ID : LIST_ID,
    });
  };

  if (rest !== undefined) {
    return (
      <div className="paste-result">
        <PasteLeftOver title="Not added" left={rest} contact={contact} say={desk.say} />
        <button
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => {
            $pastedText.set('');
            onDone();
            desk.focusSoon(LIST_ID);
          }}
        >
          Done with these
        </button>
      </div>
    );
  }
  const pieces = piecesOf(groups);
  return (
    <div className="paste-result">
      <h3 id={RESULT_ID} tabIndex={-1}>
        {[
          ...asNone(clear.length, 'understood'),
          ...asNone(open, 'to answer'),
          ...asNone(left.length, 'not understood'),
        ].join(', ')}
      </h3>
      {toAnswer.map((question) => (
        <PasteQuestion
          key={question.index}
          question={question}
          entries={entries}
          onAnswer={(wanted) =>
            answer({ ...answers, lines: new Map(answers.lines).set(question.index, wanted) })
          }
        />
      ))}
      <PasteGroups groups={misfits} onAnswer={answerGroup} />
      <PasteGroups groups={clear} onAnswer={answerGroup} />
      {left.length > 0 && (
        <PasteLeftOver title="Not understood" left={left} contact={contact} say={desk.say} />
      )}
      {groups.length > 0 && open === 0 && (
        <button type="button" className="btn btn-primary" onClick={add}>
          Add {formatDesigns(groups.length)}, {formatPieces(pieces)}
        </button>
      )}
      {open > 0 && (
        <p className="order-small">
          Answer what is open, then all of it is added at once.{' '}
          <button type="button" className="order-link" onClick={leaveOutOpen}>
            Leave out what is open
          </button>
        </p>
      )}
    </div>
  );
}
