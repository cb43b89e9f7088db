/** The line sheets of a selection that is not loaded whole, or that needs several: a link for each. */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import { Dialog } from '#admin/shell/dialog.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { PROGRESS } from '#admin/shell/look/classes.ts';
import { formatCount, formatDesigns, formatProducts } from '#core/format.ts';
import { listToText } from '#core/order/list-text.ts';
import { lineSheetPath } from '#core/paths.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import { buttonClass } from '#ui/button-class.ts';
import { readSheets, type ReadSheets } from './actions/read-sheet-lines.ts';

interface Props {
  targets: BulkTargets;
  /** Number of selected products. */
  count: number;
  onClose: () => void;
}

function Sheets({ sheets, unpublished }: ReadSheets) {
  return (
    <div className="grid gap-4">
      {sheets.length > 1 && <p>A line sheet has at most {MOST_ORDER_LINES} designs.</p>}
      {sheets.length > 0 && (
        <ul className="grid justify-items-start gap-2">
          {sheets.map((lines, at) => (
            <li key={lines[0]?.sku}>
              <a
                href={lineSheetPath('', listToText(lines))}
                target="_blank"
                className={buttonClass('secondary', 'small')}
              >
                {sheets.length === 1 ? 'Line sheet' : `Line sheet ${at + 1}`}:{' '}
                {formatDesigns(lines.length)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {unpublished > 0 && (
        <p className="text-sm text-ink-soft">
          Without {formatProducts(unpublished)} that {unpublished === 1 ? 'is' : 'are'} not
          published.
        </p>
      )}
    </div>
  );
}

export function LineSheetDialog({ targets, count, onClose }: Props) {
  const [read, setRead] = useState(0);
  const dialog = useId();
  const query = useQuery({
    queryKey: ['line sheets', dialog],
    queryFn: ({ signal }) => readSheets(targets, { signal, onProgress: setRead }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const reading = (
    <label>
      Reading products: {formatCount(read)} of {formatCount(count)}
      <progress className={PROGRESS} value={read} max={count} />
    </label>
  );
  return (
    <Dialog title={`Line sheet of ${formatProducts(count)}`} onClose={onClose}>
      <Loaded query={query} meanwhile={reading}>
        {(sheets) => <Sheets {...sheets} />}
      </Loaded>
    </Dialog>
  );
}
