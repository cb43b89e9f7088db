/** Says what was done, and takes it back. */
import { Icon } from '#ui/react/icon.tsx';
import { EMPTY_ID, lineId, UNDO_ID, type Desk, type Undo } from './use-desk.ts';

export function UndoBar({ desk, undo }: { desk: Desk; undo: Undo }) {
  const leave = (id: string) => {
    desk.offerUndo(undefined);
    desk.focusSoon(id);
  };
  return (
    <div className="order-undo">
      <span>{undo.words}</span>
      <button
        type="button"
        id={UNDO_ID}
        className="btn btn-small btn-quiet"
        onClick={() => {
          undo.undo();
          desk.say('Undone.');
          leave(undo.focusId);
        }}
      >
        Undo
      </button>
      <button
        type="button"
        className="order-tool"
        aria-label="Dismiss"
        onClick={() => {
          const next = desk.order.lines[undo.index] ?? desk.order.lines.at(-1);
          leave(next === undefined ? EMPTY_ID : lineId(next.line.sku));
        }}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
