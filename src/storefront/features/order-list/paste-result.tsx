/** The result of a pasted order: lines to add, then questions, then lines not understood. */
import { Button } from '#ui/react/button.tsx';
import { formatCount } from '#core/format.ts';
import type { ShopContact } from '#core/listing/published-shop.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { CHOICE_BUTTONS, SMALL_TEXT_BUTTON } from './order-class.ts';
import { PasteGroups } from './paste-groups.tsx';
import { PasteLeftOver } from './paste-left-over.tsx';
import { PasteQuestion } from './paste-question.tsx';
import { RESULT_ID, usePaste, type PasteOptions } from './use-paste.ts';

/** "15 clear, 7 questions, 4 not understood", without zero counts. */
function headingOf(clear: number, open: number, left: number): string {
  const parts = [
    clear > 0 && `${clear} clear`,
    open > 0 && (open === 1 ? '1 question' : `${open} questions`),
    left > 0 && `${left} not understood`,
  ];
  return parts.filter((part) => part !== false).join(', ') || 'All lines are added';
}

const linesText = (count: number): string =>
  count === 1 ? '1 line' : `${formatCount(count)} lines`;

export function PasteResult({ contact, ...props }: PasteOptions & { contact: ShopContact }) {
  const { entries, orderList } = props;
  const paste = usePaste(props);
  const { toAnswer, misfits, clear, left, open, answerGroup } = paste;

  return (
    <div className="mt-4 grid gap-3">
      <h3 id={RESULT_ID} tabIndex={-1} className="font-sans font-semibold">
        {headingOf(clear.length, open, left.length)}
      </h3>
      {clear.length > 0 && (
        <>
          <PasteGroups groups={clear} onAnswer={answerGroup} />
          <p className={CHOICE_BUTTONS}>
            <Button onClick={() => paste.add(clear)}>
              Add {linesText(clear.length)}, {formatTotal(clear)}
            </Button>
          </p>
        </>
      )}
      {open > 0 && <h4 className="font-semibold">Questions</h4>}
      {toAnswer.map((question) => (
        <PasteQuestion
          key={question.index}
          question={question}
          entries={entries}
          onAnswer={(items) => paste.answerLine(question.index, items)}
        />
      ))}
      <PasteGroups groups={misfits} onAnswer={answerGroup} />
      {open > 1 && (
        <p>
          <button type="button" className={SMALL_TEXT_BUTTON} onClick={paste.skipOpen}>
            Skip all questions
          </button>
        </p>
      )}
      {left.length > 0 && (
        <PasteLeftOver title="Not added" left={left} contact={contact} say={orderList.say} />
      )}
      {clear.length + open === 0 && (
        <p>
          <Button kind="secondary" size="small" onClick={paste.close}>
            Close
          </Button>
        </p>
      )}
    </div>
  );
}
