/** Takes an order as people write it, and shows what it was taken for. */
import { useStore } from '@nanostores/preact';
import { useState } from 'react';
import { codeBook } from '#domain/order/code-book.ts';
import { readPastedOrder, type PastedLine } from '#domain/order/paste-order.ts';
import { $pastedText } from '#stores/pasted-order.ts';
import { PasteResult, RESULT_ID } from './paste-result.tsx';
import type { CatalogueState } from './use-catalogue.ts';
import type { Desk } from './use-desk.ts';

/** What was read, of which text, and the how-manieth reading it is. */
interface Reading {
  text: string;
  lines: PastedLine[];
  count: number;
}

const WAITING: Readonly<Record<CatalogueState['state'], string>> = {
  ready: '',
  loading: 'The catalogue is on its way…',
  absent: 'Codes can be read as soon as the catalogue can be loaded. Your text stays here.',
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
  const isRead = reading !== undefined && reading.text === text;

  const read = () => {
    if (catalogue.state !== 'ready') return;
    const lines = readPastedOrder(text, codeBook(catalogue.entries.keys()));
    setReading((last) => ({ text, lines, count: (last?.count ?? 0) + 1 }));
    if (lines.length === 0) desk.say('There is nothing to read yet.');
    else desk.focusSoon(RESULT_ID);
  };

  return (
    <div className="paste">
      <label htmlFor="paste-text">Your order, as you would write it</label>
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
      <p className="order-small" id="paste-hint">
        Lists, messages and chats will do, in English or Hindi. Nothing is added before you say so.
      </p>
      {!isRead && (
        <p className="order-choices">
          <button
            type="button"
            className="btn btn-small btn-primary"
            disabled={text.trim() === '' || catalogue.state !== 'ready'}
            onClick={read}
          >
            Read the order
          </button>
          <span className="order-small">{WAITING[catalogue.state]}</span>
        </p>
      )}
      {isRead && catalogue.state === 'ready' && reading.lines.length > 0 && (
        <PasteResult
          key={reading.count}
          lines={reading.lines}
          entries={catalogue.entries}
          contact={catalogue.contact}
          desk={desk}
          onDone={onDone}
        />
      )}
    </div>
  );
}
