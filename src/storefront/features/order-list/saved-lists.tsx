/** The saved lists below the order list. */
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { oneLine } from '#core/one-line.ts';
import { loginPath, orderListPath, SAVED_LISTS_ID } from '#core/paths.ts';
import { LONGEST_LIST_NAME, MOST_SAVED_LISTS } from '#schema/limits.ts';
import { listNamed, restored, withList } from '#storefront/shared/order/saved-lists.ts';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';
import { $savedLists, changeLists } from '#storefront/features/order-list/stores/saved-lists.ts';
import { Button } from '#ui/react/button.tsx';
import { SMALL_TEXT_BUTTON } from './order-class.ts';
import { SavedListItem } from './saved-list-item.tsx';
import { UndoBar } from './undo-bar.tsx';
import { IN_SAVED_LISTS, type OrderListState } from './use-order-list.ts';
import { useSavedLists } from './use-saved-lists.ts';

const PROBLEM_ID = 'saved-list-problem';

/** Saves the order list under a name. */
function SaveForm({ orderList }: { orderList: OrderListState }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const name = oneLine(typed, LONGEST_LIST_NAME);
    if (name === '') {
      setProblem('Enter a name for the list.');
      return;
    }
    const { lists } = $savedLists.get();
    const [now, list] = [Date.now(), $orderLines.get()];
    const next = withList(lists, { id: crypto.randomUUID(), name, list, now });
    if (next === undefined) {
      setProblem(`You have ${MOST_SAVED_LISTS} saved lists, the maximum. Delete one first.`);
      return;
    }
    changeLists(next);
    setTyped('');
    const { id = '' } = listNamed(next, name) ?? {};
    orderList.offerUndo({
      message: listNamed(lists, name)
        ? `“${name}” was replaced by this list.`
        : `Saved as “${name}”.`,
      index: IN_SAVED_LISTS,
      undo: () => changeLists(restored($savedLists.get().lists, lists, id, Date.now())),
      focusId: SAVED_LISTS_ID,
    });
  };
  return (
    <form onSubmit={save} noValidate>
      <label className="mb-1.5 block text-sm/body font-medium" htmlFor="saved-list-name">
        Name of this list
      </label>
      <div className="flex max-w-md gap-2">
        <input
          id="saved-list-name"
          className="control"
          dir="auto"
          autoComplete="off"
          maxLength={LONGEST_LIST_NAME}
          placeholder="Counter refill"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : PROBLEM_ID}
          value={typed}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" kind="secondary" size="small" className="min-h-12 flex-none">
          Save list
        </Button>
      </div>
      <p id={PROBLEM_ID} role="alert" className="mt-1.5 text-sm text-bad empty:hidden">
        {problem}
      </p>
    </form>
  );
}

export function SavedLists({ orderList }: { orderList: OrderListState }) {
  const { lists, place, retry } = useSavedLists();
  const { order, undo } = orderList;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The link of the account.
    if (location.hash === `#${SAVED_LISTS_ID}`) heading.current?.focus();
  }, []);
  return (
    <section
      aria-labelledby={SAVED_LISTS_ID}
      className="mt-10 grid gap-4 border-t border-line pt-6"
    >
      <div>
        <h2
          ref={heading}
          id={SAVED_LISTS_ID}
          tabIndex={-1}
          className="scroll-mt-28 text-2xl outline-none"
        >
          Saved lists
        </h2>
        <p className="mt-1 text-sm/body text-ink-soft">
          {lists.length === 0 && 'Save lists that you order often, such as “Diwali”. '}
          {place === 'browser' && (
            <>
              Lists are saved in this browser.{' '}
              <a className={SMALL_TEXT_BUTTON} href={loginPath(orderListPath())}>
                Sign in to use them on all your devices
              </a>
            </>
          )}
          {place === 'account' && lists.length > 0 && 'Saved in your account.'}
          {place === 'waiting' &&
            lists.length > 0 &&
            'Saved in this browser. Syncing with your account…'}
        </p>
        <div role="alert" className="text-sm/body text-bad empty:hidden">
          {place === 'failed' && (
            <>
              {lists.length > 0
                ? 'Your lists are saved in this browser, but couldn’t be synced with your account.'
                : 'The lists of your account couldn’t be loaded.'}{' '}
              <button
                type="button"
                className={SMALL_TEXT_BUTTON}
                onClick={() => {
                  retry();
                  heading.current?.focus();
                }}
              >
                Try again
              </button>
            </>
          )}
        </div>
      </div>
      {order.lines.length > 0 && <SaveForm orderList={orderList} />}
      {undo?.index === IN_SAVED_LISTS && (
        <UndoBar key={undo.message} orderList={orderList} undo={undo} />
      )}
      {lists.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {lists.map((list) => (
            <SavedListItem key={list.id} list={list} orderList={orderList} />
          ))}
        </ul>
      )}
    </section>
  );
}
