/** The functions of `firestore.rules` that check whether a document fits its schema. */
import { ADDRESS_NAME } from '#core/account/address-name.ts';
import {
  HAS_PARCELS,
  mayChangeStatus,
  UNDO_HOURS,
  UNDOABLE,
  type OrderActor,
} from '#core/order-status.ts';
import { LINE_CHECK, LINES_IN_CHECK, LINES_IN_ORDER } from '#core/order/line-checks.ts';
import { ANY_LINE, documentId } from '#schema/fields.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { MOST_ORDER_LINES, RECENT_SIGN_IN_MINUTES } from '#schema/limits.ts';
import {
  changeRequest,
  orderLine,
  orderStatus,
  storedEvent,
  undoneStep,
  type OrderStatus,
} from '#schema/order.ts';
import { voidedPayment } from '#schema/payment.ts';
import { capitalised } from './condition-parts.ts';
import { conditionsOf, fieldConditions, functionName, type Functions } from './conditions.ts';
import { literal, re2Of } from './re2.ts';
import { recordListFunctions } from './record-list.ts';
import { roleFunctions } from './role-functions.ts';
import {
  EDITED_KINDS,
  FOR_CUSTOMERS,
  FOR_STAFF,
  WITH_OTHERS,
  type Written,
} from './written-kinds.ts';
import { withSharedForms } from './shared-forms.ts';
import { inLines } from './in-lines.ts';
import { STAFF_FUNCTIONS, staffConditions } from './staff-conditions.ts';

/** From this number of conditions on, evaluating all of them as a list is cheaper than joining them with `&&`. */
const MANY = 5;

function every(conditions: readonly string[]): string {
  const filled = inLines(conditions, ',');
  return filled.includes('\n') ? `every([\n    ${filled}\n  ])` : `every([${filled}])`;
}

const bodyOf = (conditions: readonly string[]): string =>
  conditions.length < MANY ? conditions.join('\n    && ') : every(conditions);

/**
 * The function that checks whether `d` has the fields of a document that only staff write. The tests make all of its
 * conditions false at once, so it evaluates all of them.
 */
export const staffFunction = ({ name, schema }: Written): string =>
  functionText(`has${capitalised(name)}Fields`, every(staffConditions(schema)));

const functionText = (name: string, body: string): string =>
  `function ${name}(d) {\n  return ${body};\n}`;

/** Collects functions; those with the same body become one. */
function collected(): Functions & { texts(): string[] } {
  const bodies = new Map<string, string>();
  return {
    add(name, conditions) {
      const body = bodyOf(conditions('d'));
      for (const [other, otherBody] of bodies) if (otherBody === body) return other;
      if (bodies.has(name)) throw new Error(`Two functions of the rules are called ${name}.`);
      bodies.set(name, body);
      return name;
    },
    texts: () => [...bodies].map(([name, body]) => functionText(name, body)),
  };
}

/** Checks a list of texts as one joined text; splitting it again detects values that are not texts. */
const TEXTS = `function texts(list, most, form) {
  let joined = list.join('\\n');
  return list.size() <= most && joined.split('\\n') == list && (joined + '\\n').matches(form);
}`;

/** `line()` of the schema; its length and its form. */
const LINE = `function line(value, most) {
  return value.size() <= most && value.matches(${literal(re2Of(ANY_LINE))});
}`;

/** Costs less than conditions joined by `&&`, each of which counts as two more expressions. */
const EVERY = `function every(conditions) {
  return conditions.hasOnly([true]);
}`;

/** The name of a kind in `hasFields`: each document of the settings has its own. */
const placeOf = ({ collection, name }: DocumentKind): string =>
  collection === 'settings' ? `settings/${name.replace(/ settings$/, '')}` : collection;

/** Whether `d`, a document of this collection or these settings, has its fields; false for any other. */
function fieldsByKind(): string {
  const kinds = EDITED_KINDS.map(
    (kind) => `kind == ${literal(placeOf(kind))} && has${capitalised(kind.name)}Fields(d)`,
  );
  return `function hasFields(kind, d) {\n  return ${inLines(kinds, ' ||')};\n}`;
}

/** The status changes that an actor may make, from the table of transitions. */
function statusChanges(actor: OrderActor): string {
  const changes = orderStatus.options.flatMap((from) => {
    const to = orderStatus.options.filter((status) => mayChangeStatus(from, status, actor));
    return to.length === 0 ? [] : [`${literal(from)}: [${to.map(literal).join(', ')}]`];
  });
  const name = actor === 'staff' ? 'staffMayChange' : 'customerMayChange';
  return `function ${name}(from, to) {\n  return to in {\n    ${changes.join(',\n    ')}\n  }.get(from, []);\n}`;
}

/** A validator of `d` that allows unknown fields only if they are unchanged from `old`. */
function besideOthers(
  { name, schema }: (typeof WITH_OTHERS)[number],
  functions: Functions,
): string {
  const names = Object.keys(schema.shape).map(literal).join(', ');
  const conditions = [
    `d.diff(old).addedKeys().union(d.diff(old).changedKeys()).hasOnly([${names}])`,
    ...fieldConditions(schema.shape, 'd', [name], functions),
  ];
  return `function ${functionName([name])}(d, old) {\n  return ${bodyOf(conditions)};\n}`;
}

const isUndoable = (status: OrderStatus): boolean => UNDOABLE.some((each) => each === status);

/** The limits of `schema/limits.ts` for the handwritten rules. */
const BOUNDS = `function isAddressName(id) {
  return id.matches(${literal(re2Of(ADDRESS_NAME))});
}

function mayBeUndone(event, status) {
  return !(status in [${orderStatus.options
    .filter((status) => !isUndoable(status))
    .map(literal)
    .join(', ')}])
    && event.at + duration.value(${UNDO_HOURS}, 'h') > now();
}

function hasParcels(status) {
  return status in [${[...HAS_PARCELS].map(literal).join(', ')}];
}

function recentSignIn() {
  return duration.value(${RECENT_SIGN_IN_MINUTES}, 'm');
}

function isLineCheck(id) {
  return id.matches(${literal(re2Of(LINE_CHECK))});
}

function mostOrderLines() {
  return ${MOST_ORDER_LINES};
}

function linesInOrder() {
  return ${LINES_IN_ORDER};
}

function linesInCheck() {
  return ${LINES_IN_CHECK};
}`;

/**
 * All functions generated from the schemas and from the table of order statuses, as text.
 * @throws naming the field that the rules cannot check
 */
export function validators(): string {
  const functions = collected();
  functions.add('validDocumentId', (d) => conditionsOf(documentId, d, ['document id'], functions));
  const step = ['order', 'timeline', 'one'];
  functions.add(functionName(step), (d) => conditionsOf(storedEvent, d, step, functions));
  const back = ['order', 'undone', 'step'];
  functions.add(functionName(back), (d) => conditionsOf(undoneStep, d, back, functions));
  const change = ['order', 'change', 'request'];
  functions.add(functionName(change), (d) => conditionsOf(changeRequest, d, change, functions));
  const voided = ['payment', 'voided'];
  functions.add(functionName(voided), (d) => conditionsOf(voidedPayment, d, voided, functions));
  const beside = WITH_OTHERS.map((kind) => besideOthers(kind, functions));
  for (const { name, schema } of FOR_CUSTOMERS)
    functions.add(functionName([name]), (d) => conditionsOf(schema, d, [name], functions));
  const parts = [
    EVERY,
    TEXTS,
    LINE,
    STAFF_FUNCTIONS,
    roleFunctions(),
    BOUNDS,
    ...recordListFunctions('validLines', orderLine, {
      validLinesInOrder: LINES_IN_ORDER,
      validLinesInCheck: LINES_IN_CHECK,
    }),
    ...functions.texts(),
    ...beside,
    ...FOR_STAFF.map(staffFunction),
    fieldsByKind(),
    statusChanges('customer'),
    statusChanges('staff'),
  ];
  return withSharedForms(parts.join('\n\n'));
}
