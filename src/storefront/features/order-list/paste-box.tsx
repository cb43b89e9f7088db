/** Takes an order as people write it, and shows what it was taken for. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { codeBook } from '#core/order/code-book.ts';
import { readPastedOrder } from './model/paste-order.ts';
import type { PastedLine } from './model/pasted-line.ts';
import { withSuggestions } from './model/paste-suggestions.ts';
import { $pastedText } from './stores/pasted-order.ts';
import { PasteResult, RESULT_ID } from './paste-result.tsx';
import { useWork } from '#ui/react/use-work.ts';
import type { CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';
import type { Desk } from './use-desk.ts';
import { CHOICES, SMALL } from './order-class.ts';

/** What was read. */
interface Reading {
  /** What is left of the text: another one is read again. */
  text: string;
  lines: PastedLine[];
  /** Tells one reading from the next. */
  count: number;
}

/** How many designs are offered for a line in words. */
const MOST_SUGGESTIONS = 4;

/** Designs that have all the words, as search finds them; none when it cannot be reached. */
async function findDesigns(words: string): Promise<string[]> {
  try {
    const { searchCatalogue } = await import('#core/search/in-browser/search.ts');
    const answer = await searchCatalogue(words, MOST_SUGGESTIONS);
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
  desk: Desk;
  /** All of it is settled. */
  onDone: () => void;
}

export function PasteBox({ desk, onDone }: Props) {
  const text = useStore($pastedText);
  const [reading, setReading] = useState<Reading>();
  const { catalogue } = desk;
  const { isBusy, run } = useWork();
  const isRead = reading !== undefined && reading.text === text;

  const read = async () => {
    if (catalogue.state !== 'ready') return;
    const plainLines = readPastedOrder(text, codeBook(catalogue.value.entries.keys()));
    const lines = await withSuggestions(plainLines, findDesigns);
    setReading((last) => ({ text, lines, count: (last?.count ?? 0) + 1 }));
    if (lines.length === 0) desk.say('Paste or type an order first.');
    else desk.focusSoon(RESULT_ID);
  };
  /** The result stays, though the text is shorter now. */
  const keepText = (rest: string) => {
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
        <p className={CHOICES}>
          <button
            type="button"
            className="btn btn-small btn-primary"
            disabled={text.trim() === '' || catalogue.state !== 'ready'}
            aria-busy={isBusy || undefined}
            onClick={() => run(read)}
          >
            {isBusy ? 'Reading…' : 'Read order'}
          </button>
          <span className={SMALL}>{WAITING[catalogue.state]}</span>
        </p>
      )}
      {isRead && catalogue.state === 'ready' && reading.lines.length > 0 && (
        <PasteResult
          key={reading.count}
          lines={reading.lines}
          entries={catalogue.value.entries}
          contact={catalogue.value.contact}
          desk={desk}
          keepText={keepText}
          onDone={onDone}
        />
      )}
    </div>
  );
}
