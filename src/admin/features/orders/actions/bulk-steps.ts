/** Takes a staff step for many orders, selected ones or a whole list, and takes it back; loaded with its first use. */
import { isAnswerLost } from '#core/database-messages.ts';
import { staffProblem, statusAfterUndo, type StaffStep } from '#admin/shell/order/staff-step.ts';
import { documentErrorsMessage } from '#core/publishing/problem-message.ts';
import { orderKind } from '#schema/order.ts';
import { openAmount } from '#core/order/balance.ts';
import { creditWarning } from '#core/order/credit.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { targetPages } from '#admin/shell/actions/bulk-targets.ts';
import {
  CANCELLED,
  nothingDone,
  type BulkResult,
  type BulkOptions,
} from '#admin/shell/actions/bulk-write.ts';
import type { DecodedOrder, OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { ReadError } from '#firebase/browser/read-error.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { agreementProblems } from '#admin/features/orders/model/agreement-problems.ts';
import { readTerms } from './read-terms.ts';
import { takeStaffStep, undoStep } from './staff-steps.ts';

/** Orders as displayed, which are left alone if they have changed since; or the query of a whole list. */
export type StepTargets = { orders: readonly DecodedOrder[] } | { query: ListRequest };

async function* ordersOf(
  targets: StepTargets,
  database = staffDatabase,
): AsyncGenerator<DecodedOrder> {
  if ('orders' in targets) {
    yield* targets.orders;
    return;
  }
  const listed = { list: STAFF_LISTS.orders, query: targets.query };
  for await (const orders of targetPages(orderKind, listed, database)) yield* orders;
}

interface BulkStep {
  step: StaffStep;
  /** Message to the customers; may be empty. */
  note: string;
}

/** The seller's, with which the taxes of orders are checked; undefined without settings. @throws ReadError */
async function readSellerState(database: StaffDatabase): Promise<string | undefined> {
  const site = await readAsStaff(siteSettingsKind, 'site', database);
  return site?.success === true ? site.value.address.state : undefined;
}

const OPEN = 'To continue anyway, open the order.';

const SHORT = 'Not enough in stock. Open the order to continue with what is available.';

/** After these, the others can still be changed. */
const SKIPPED: ReadonlySet<string> = new Set([
  'changed',
  'stock-short',
  'payment-due',
  'no-parcel',
]);

/** @returns why the run stops if the database can't be reached */
async function stepOne(
  order: DecodedOrder,
  { step, note, sellerState }: BulkStep & { sellerState: string | undefined },
  result: BulkResult,
  database = staffDatabase,
): Promise<string | undefined> {
  const { id } = order;
  if (!order.success) {
    result.failed.push({ id, why: documentErrorsMessage(order.problems) });
    return undefined;
  }
  // Skips orders that can't take the step; the dialog has announced it.
  if (staffProblem(order.value, step, Date.now()) !== undefined) return undefined;
  const problems = agreementProblems(order.value, step, sellerState);
  if (step === 'confirmed') {
    // Earlier orders of the run add to what is due.
    const { credit } = await readTerms(id, order.value.uid, database);
    const warning = creditWarning(credit, openAmount(order.value) ?? 0);
    if (warning !== undefined) problems.push(warning);
  }
  if (problems.length > 0) {
    result.failed.push({ id, why: [...problems, OPEN].join(' ') });
    return undefined;
  }
  return settle(id, await takeStaffStep(id, order.value, step, { note }, database), result);
}

/** @returns why the run stops if the database can't be reached */
function settle(id: string, { result: taken }: OrderChanged, result: BulkResult) {
  if (taken.success) {
    result.done.push({ id, writes: [] });
    return undefined;
  }
  if (SKIPPED.has(taken.code ?? '')) {
    result.failed.push({ id, why: taken.code === 'stock-short' ? SHORT : taken.error });
    return undefined;
  }
  if (isAnswerLost(taken.code ?? '')) result.doubtful = [{ id, writes: [] }];
  return taken.error;
}

/** Processes one order at a time. @param work returns why the run stops */
async function oneByOne(
  orders: AsyncIterable<DecodedOrder>,
  work: (order: DecodedOrder, result: BulkResult) => Promise<string | undefined>,
  { onProgress, signal }: BulkOptions,
): Promise<BulkResult> {
  const result = nothingDone();
  let handled = 0;
  try {
    for await (const order of orders) {
      if (signal.aborted) return { ...result, stopped: CANCELLED };
      const stopped = await work(order, result);
      if (stopped !== undefined) return { ...result, stopped };
      handled += 1;
      onProgress(handled);
    }
  } catch (error) {
    if (error instanceof ReadError) return { ...result, stopped: error.message };
    throw error;
  }
  return result;
}

/** Each step can be undone on the page of its order, and all together by `undoSteps`. */
export async function bulkSteps(
  targets: StepTargets,
  step: BulkStep,
  options: BulkOptions,
  database = staffDatabase,
): Promise<BulkResult> {
  let sellerState: Promise<string | undefined> | undefined;
  return oneByOne(
    ordersOf(targets, database),
    async (order, result) => {
      if (step.step === 'confirmed') sellerState ??= readSellerState(database);
      return stepOne(order, { ...step, sellerState: await sellerState }, result, database);
    },
    options,
  );
}

/** What the customer and the history read; staff are not asked. */
const UNDO_REASON = 'Undone right after a bulk step';

async function* storedOrders(ids: readonly string[], database: StaffDatabase) {
  for (const id of ids) {
    const order = await readAsStaff(orderKind, id, database);
    if (order !== null) yield order;
  }
}

/** Takes back the steps of a bulk run, the last one first. Orders on which others have worked since stay, and are named. */
export function undoSteps(
  { done, doubtful }: Pick<BulkResult, 'done' | 'doubtful'>,
  step: StaffStep,
  options: BulkOptions,
  database = staffDatabase,
): Promise<BulkResult> {
  const ids = [...done, ...doubtful].map(({ id }) => id).toReversed();
  const unsure = new Set(doubtful.map(({ id }) => id));
  const uid = database.requireUid();
  return oneByOne(
    storedOrders(ids, database),
    async (order, result) => {
      const { id } = order;
      if (!order.success) {
        result.failed.push({ id, why: documentErrorsMessage(order.problems) });
        return undefined;
      }
      const { status, timeline, undoneStep } = order.value;
      const isMine = timeline.some((event) => event.status === step && event.by === uid);
      // Undone in a part of this run that was interrupted, or never taken.
      const isBack = undoneStep?.by === uid && undoneStep.reason === UNDO_REASON;
      if (status !== step && (isBack || unsure.has(id))) return undefined;
      const to = status === step && isMine ? statusAfterUndo(order.value, Date.now()) : undefined;
      if (to === undefined) {
        result.failed.push({ id, why: 'It has changed since, so it stays as it is.' });
        return undefined;
      }
      const undone = await undoStep(id, order.value, to, { reason: UNDO_REASON }, database);
      return settle(id, undone, result);
    },
    options,
  );
}
