/** Says what was done, and takes it back. */
import { Icon } from '#ui/react/icon.tsx';
import { EMPTY_ID, lineId, UNDO_ID, type Desk, type Undo } from './use-desk.ts';
import { TOOL } from './order-class.ts';

export function UndoBar({ desk, undo }: { desk: Desk; undo: Undo }) {
  const leave = (id: string) => {
    desk.offerUndo(undefined);
    desk.focusSoon(id);
  };
  return (
    <div className="flex items-center gap-2 bg-ground py-1 pr-1 pl-3.5 text-sm/body">
      <span className="min-w-0 flex-1">{undo.words}</span>
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
        className={`size-11 ${TOOL}`}
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
