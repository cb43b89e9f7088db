/** Accepts an order as free text and shows the result. */
import { Button } from '#ui/react/button.tsx';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { codeBook } from '#core/order/code-book.ts';
import { readPastedOrder } from './model/paste-order.ts';
import type { PastedLine } from './model/pasted-line.ts';
import { withSuggestions } from './model/paste-suggestions.ts';
import { $pastedText } from './stores/pasted-order.ts';
import { PasteResult } from './paste-result.tsx';
import { useTask } from '#ui/react/use-task.ts';
import type { CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';
import type { OrderListState } from './use-order-list.ts';
import { RESULT_ID } from './use-paste.ts';
import { CHOICE_BUTTONS, SMALL } from './order-class.ts';

/** The parsed lines. */
interface Reading {
  /** The remaining text, parsed again if it changes. */
  text: string;
  lines: PastedLine[];
  /** Distinguishes parses. */
  count: number;
}

/** Number of suggested designs for a line. */
const MOST_SUGGESTIONS = 4;

/** Designs that match all words; empty if search is unavailable. */
async function findDesigns(text: string): Promise<string[]> {
  try {
    const { searchCatalogue } = await import('#core/search/in-browser/search.ts');
    const answer = await searchCatalogue(text, MOST_SUGGESTIONS);
    return answer?.complete === true ? answer.entries.map(({ sku }) => sku) : [];
  } catch {
    return [];
  }
}

const WAITING: Readonly<Record<CatalogueState['state'], string>> = {
  ready: '',
  loading: 'Loading the catalogue…',
  failed:
    'The catalogue can’t be loaded right now. Your text stays here; try again when you are online.',
};

interface Props {
  orderList: OrderListState;
  /** Everything is resolved. */
  onDone: () => void;
}

export function PasteBox({ orderList, onDone }: Props) {
  const text = useStore($pastedText);
  const [reading, setReading] = useState<Reading>();
  const { catalogue } = orderList;
  const { isBusy, run } = useTask();
  const isRead = reading !== undefined && reading.text === text;

  const read = async () => {
    if (catalogue.state !== 'ready') return;
    const plainLines = readPastedOrder(text, codeBook(catalogue.value.entries.keys()));
    const lines = await withSuggestions(plainLines, findDesigns);
    setReading((last) => ({ text, lines, count: (last?.count ?? 0) + 1 }));
    if (lines.length === 0) orderList.say('Paste or type an order first.');
    else orderList.focusSoon(RESULT_ID);
  };
  /** The result stays although the text is shorter now. */
  const saveText = (rest: string) => {
    setReading((last) => last && { ...last, text: rest });
    $pastedText.set(rest);
  };

  return (
    <div className="mt-4 bg-ground p-4">
      <label className="mb-1.5 block font-medium" htmlFor="paste-text">
        Your order
      </label>
      <textarea
        id="paste-text"
        className="control"
        rows={6}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        placeholder={'RG101 x 12\nER204 - 6 pcs\nsend 2 dozen NP17'}
        aria-describedby="paste-hint"
        value={text}
        onInput={({ currentTarget }) => $pastedText.set(currentTarget.value)}
      />
      <p className="mt-1.5 text-xs/body text-ink-soft" id="paste-hint">
        Paste a list, a message or a chat in English, Hindi or Telugu. You check it before anything
        is added.
      </p>
      {!isRead && (
        <p className={CHOICE_BUTTONS}>
          <Button
            size="small"
            disabled={text.trim() === '' || catalogue.state !== 'ready'}
            aria-busy={isBusy || undefined}
            onClick={() => run(read)}
          >
            {isBusy ? 'Reading…' : 'Read order'}
          </Button>
          <span className={SMALL}>{WAITING[catalogue.state]}</span>
        </p>
      )}
      {isRead && catalogue.state === 'ready' && reading.lines.length > 0 && (
        <PasteResult
          key={reading.count}
          lines={reading.lines}
          entries={catalogue.value.entries}
          contact={catalogue.value.contact}
          orderList={orderList}
          saveText={saveText}
          onDone={onDone}
        />
      )}
    </div>
  );
}
