/** Change history of an item: author, time, old and new values, with a button to restore old values. */
import { BeforeAfter } from '#admin/shell/before-after.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listAsStaff, type ListCursor } from '#admin/shell/actions/list-as-staff.ts';
import { Button } from '#admin/shell/button.tsx';
import { showField, type FieldSpec } from '#admin/shell/form/field-spec.ts';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { specOf } from '#admin/shell/form/spec-of.ts';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { StaffName } from '#admin/shell/staff-name.tsx';
import { changedPart } from '#admin/shell/editing/changed-part.ts';
import {
  ACTION_NAMES,
  changesIn,
  oldValues,
  pathsOf,
  type Change,
  type FieldChanged,
} from '#admin/shell/editing/history.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { formatMoment } from '#core/format-time.ts';
import { auditKind } from '#schema/audit.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { NOTE } from '#admin/shell/look/classes.ts';

export interface HistoryProps {
  editor: Editor;
  specs: readonly FieldSpec[];
  /** Called with old values to be saved again. */
  onRestore: (values: FormValues) => void;
}

function Field({ spec, changed }: { spec: FieldSpec; changed: FieldChanged }) {
  const { before, after } = changedPart(
    showField(spec, changed.before),
    showField(spec, changed.after),
  );
  return (
    <div className="mt-1.5 grid gap-x-4 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{spec.label}</dt>
      <dd className="wrap-anywhere">
        <BeforeAfter before={before} after={after} />
      </dd>
    </div>
  );
}

/** Fields in the order of the form, others last. */
function inOrder(fields: Change['fields'], specs: readonly FieldSpec[]): readonly FieldChanged[] {
  const placeOf = ({ field }: FieldChanged): number => {
    const place = specs.findIndex(({ name }) => name === field);
    return place < 0 ? specs.length : place;
  };
  return fields.toSorted((a, b) => placeOf(a) - placeOf(b));
}

interface OneProps {
  change: Change;
  specs: readonly FieldSpec[];
  /** Undefined if there is nothing to restore. */
  onRestore: (() => void) | undefined;
  isDisabled: boolean;
}

const OneChange = ({ change, specs, onRestore, isDisabled }: OneProps) => (
  <li className="border-t border-line py-3">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>
        <b>{ACTION_NAMES[change.action]}</b> by <StaffName uid={change.by} />,{' '}
        {formatMoment(change.at)}
      </p>
      {onRestore && (
        <Button disabled={isDisabled} onClick={onRestore}>
          Restore<span className="sr-only"> the version before {formatMoment(change.at)}</span>
        </Button>
      )}
    </div>
    {change.fields.length > 0 && (
      <dl>
        {inOrder(change.fields, specs).map((changed) => (
          <Field key={changed.field} spec={specOf(specs, changed.field)} changed={changed} />
        ))}
      </dl>
    )}
  </li>
);

/** Entries per page; the database is asked for one more. */
const PAGE = 10;

const FIRST: { after?: ListCursor } = {};

/** The changes by page, newest first; each save starts a new history. */
function useHistory({ editable, id = '', base }: Editor) {
  const paths = pathsOf(editable, id);
  const query = { equal: { path: paths }, sort: STAFF_LISTS.history.sorts[0] };
  return useInfiniteQuery({
    queryKey: ['history', paths, base?.map((document) => document?.['rev'])],
    queryFn: ({ pageParam }) =>
      listAsStaff(auditKind, STAFF_LISTS.history, query, { ...pageParam, size: PAGE }),
    initialPageParam: FIRST,
    getNextPageParam: ({ after }) => after && { after },
    select: ({ pages }) => {
      const rows = pages.flatMap((page) => page.rows);
      const entries = rows.flatMap((row) =>
        row.success ? [{ id: row.id, value: row.value }] : [],
      );
      return changesIn(editable, entries, pages.at(-1)?.after !== undefined);
    },
    // Someone else may have saved since.
    staleTime: 0,
    gcTime: 0,
  });
}

export function HistoryList({ editor, specs, onRestore }: HistoryProps) {
  const { editable, base, saved, isDirty, isBusy } = editor;
  const history = useHistory(editor);
  return (
    <Loaded query={history} empty={<p className="text-ink-soft">No changes yet.</p>}>
      {(changes) => (
        <>
          {isDirty && (
            <p className={NOTE}>
              Save or discard your changes first. Then you can restore an earlier version.
            </p>
          )}
          <ol className="mt-2">
            {changes.map((change) => {
              const old = oldValues(editable, change, { saved, base });
              return (
                <OneChange
                  key={change.key}
                  change={change}
                  specs={specs}
                  onRestore={Object.keys(old).length > 0 ? () => onRestore(old) : undefined}
                  isDisabled={isDirty || isBusy}
                />
              );
            })}
          </ol>
          {history.hasNextPage && (
            <Button
              className="mt-4"
              disabled={history.isFetchingNextPage}
              onClick={() => void history.fetchNextPage()}
            >
              Show earlier changes
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}
