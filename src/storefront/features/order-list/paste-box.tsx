/** Accepts an order as free text and shows what was understood. */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useState } from 'react';
import type { CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';
import { Button } from '#ui/react/button.tsx';
import { pasteCatalogue } from '#core/paste/paste-catalogue.ts';
import { readPastedOrder, type PastedItem } from '#core/paste/paste-order.ts';
import { SMALL } from './order-class.ts';
import { CHOICE_BUTTONS } from '#storefront/shared/parts/remark-class.ts';
import { remainingText } from './model/remaining-text.ts';
import { PasteResult, RESULT_ID } from './paste-result.tsx';
import type { OrderListState } from './use-order-list.ts';

/** What is not added yet: survives closing the box and page loads. Each tab continues with its own text. */
const TEXT_KEY = 'glambug-pasted-order';
const $pastedText = atom(persistentStore.read(TEXT_KEY) ?? '');
$pastedText.listen((text) => void persistentStore.write(TEXT_KEY, text));

const WAITING: Readonly<Record<CatalogueState['state'], string>> = {
  ready: '',
  loading: 'Loading the catalogue…',
  failed:
    'The catalogue can’t be loaded right now. Your text stays here; try again when you are online.',
};

interface Props {
  orderList: OrderListState;
  /** Everything is added. */
  onDone: () => void;
}

export function PasteBox({ orderList, onDone }: Props) {
  const text = useStore($pastedText);
  /** Undefined until the text is read. */
  const [items, setItems] = useState<readonly PastedItem[]>();
  const { catalogue } = orderList;

  const read = () => {
    if (catalogue.state !== 'ready') return;
    setItems(readPastedOrder(text, pasteCatalogue(catalogue.value.entries)));
    orderList.focusSoon(RESULT_ID);
  };
  const added = (left: readonly PastedItem[]) => {
    setItems(left);
    $pastedText.set(remainingText(left));
    if (left.length === 0) onDone();
  };
  const restore = () => {
    setItems(items);
    $pastedText.set(text);
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
        placeholder={'RG101 x 12\nER204 - 6 pcs\n2 dozen NP17'}
        aria-describedby="paste-hint"
        value={text}
        onInput={({ currentTarget }) => {
          $pastedText.set(currentTarget.value);
          setItems(undefined);
        }}
      />
      <p className="mt-1.5 text-xs/body text-ink-soft" id="paste-hint">
        Paste a list, a message or a chat, with SKUs and quantities. You check it before anything is
        added.
      </p>
      {items === undefined || catalogue.state !== 'ready' ? (
        <p className={CHOICE_BUTTONS}>
          <Button
            size="small"
            disabled={text.trim() === '' || catalogue.state !== 'ready'}
            onClick={read}
          >
            Read order
          </Button>
          <span className={SMALL}>{WAITING[catalogue.state]}</span>
        </p>
      ) : (
        <PasteResult
          items={items}
          entries={catalogue.value.entries}
          contact={catalogue.value.contact}
          orderList={orderList}
          onAnswer={setItems}
          onAdded={added}
          onUndo={restore}
        />
      )}
    </div>
  );
}
