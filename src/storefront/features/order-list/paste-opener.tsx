/** Opens the box for pasted orders; its script is loaded only then. */
import { Button } from '#ui/react/button.tsx';
import { useState, type ComponentType } from 'react';
import { Icon } from '#ui/react/icon.tsx';
import type { OrderListState } from './use-order-list.ts';
import { SMALL } from './order-class.ts';

type Box = ComponentType<{ orderList: OrderListState; onDone: () => void }>;

interface Props {
  orderList: OrderListState;
  /** Called when the box opens or closes. */
  onOpen: (isOpen: boolean) => void;
}

export function PasteOpener({ orderList, onOpen }: Props) {
  const [box, setBox] = useState<{ Box: Box }>();
  const [problem, setProblem] = useState<string>();
  const isOpen = box !== undefined;
  const isListEmpty = orderList.order.lines.length === 0;
  const open = () => {
    setProblem(undefined);
    import('./paste-box.tsx').then(
      ({ PasteBox }) => {
        setBox({ Box: PasteBox });
        onOpen(true);
        orderList.focusSoon('paste-text');
      },
      () => setProblem('This couldn’t be loaded. Check your connection and try again.'),
    );
  };
  const close = () => {
    setBox(undefined);
    onOpen(false);
  };
  return (
    <div className={isListEmpty && !isOpen ? 'text-center' : undefined}>
      <Button
        kind="secondary"
        size="small"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : open())}
      >
        <Icon name="chat" />
        {isOpen ? 'Close' : 'Paste an order'}
      </Button>
      {problem !== undefined && (
        <p className={SMALL} role="alert">
          {problem}
        </p>
      )}
      {box !== undefined && <box.Box orderList={orderList} onDone={close} />}
    </div>
  );
}
