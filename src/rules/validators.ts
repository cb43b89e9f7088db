/** The functions of `firestore.rules` that say whether a document fits its schema. */
import { ADDRESS_NAME } from '#domain/account/address-name.ts';
import { mayChangeStatus, type OrderActor } from '#domain/order-status.ts';
import { documentId, paise, pieces } from '#schema/fields.ts';
import { ALL_KINDS } from '#schema/kinds.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { RECENT_SIGN_IN_MINUTES } from '#schema/limits.ts';
import { orderStatus, quote, storedEvent } from '#schema/order.ts';
import { MOST_TIERS } from '#schema/product.ts';
import { publishKind, publishRequest } from '#schema/publish.ts';
import { userKind } from '#schema/user.ts';
import { webUserKind } from '#schema/web-user.ts';
import { conditionsOf, fieldConditions, functionName, type Functions } from './conditions.ts';
import { literal, re2Of } from './re2.ts';

/** What browsers write; of a publish that is its request. */
const WRITTEN = ALL_KINDS.map((kind): Pick<DocumentKind, 'name' | 'schema'> =>
  kind === publishKind ? { name: 'publish request', schema: publishRequest } : kind,
);

/** Documents of an older shop hold fields that the schema does not know; these may stay as they are, or go. */
const WITH_OTHERS = [webUserKind, userKind];

/** What is written into orders after they were made, each by itself. */
const ALONE = [
  [['order', 'timeline', 'one'], storedEvent],
  [['order', 'quote'], quote],
] as const;

/** From so many conditions on it is cheaper to look at all of them than to join them one by one. */
const MANY = 5;

const bodyOf = (conditions: readonly string[]): string =>
  conditions.length < MANY
    ? conditions.join('\n    && ')
    : `every([\n    ${conditions.join(',\n    ')}\n  ])`;

const functionText = (name: string, body: string): string =>
  `function ${name}(d) {\n  return ${body};\n}`;

/** Collects functions; two with the same body become one. */
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

/** Lists of texts are checked as one text; joined, what is no text would look like one. */
const TEXTS = `function texts(list, most, form, lengths) {
  let joined = list.join('\\n');
  let lines = joined + '\\n';
  return list.size() <= most && joined.split('\\n') == list
    && lines.matches(form) && lines.matches(lengths);
}`;

/** Evaluates less than conditions joined by `&&`, of which each counts twice more. */
const EVERY = `function every(conditions) {
  return conditions.hasOnly([true]);
}`;

/** Quantities rise and prices fall, so that only the ends need be bounded. Only of two whole numbers is the sum one. */
const TIERS = `function tiers(list) {
  let count = list.size();
  return list is list && count <= ${MOST_TIERS} && (count == 0
    || (list[count - 1].minQty <= ${pieces.maxValue} && list[count - 1].pricePaise >= ${paise.minValue}
    && every([isTierAfter({'minQty': ${(pieces.minValue ?? 0) - 1}, 'pricePaise': ${(paise.maxValue ?? 0) + 1}}, list[0]),
${Array.from({ length: MOST_TIERS - 1 }, (_, at) => `      (count < ${at + 2} || isTierAfter(list[${at}], list[${at + 1}]))`).join(',\n')}])));
}

function isTierAfter(before, tier) {
  return [tier.size() == 2, (tier.minQty + tier.pricePaise) is int,
    tier.minQty > before.minQty, tier.pricePaise < before.pricePaise].hasOnly([true]);
}`;

/** From the table of the trade: which changes of status an actor may make. */
function statusChanges(actor: OrderActor): string {
  const changes = orderStatus.options.flatMap((from) => {
    const to = orderStatus.options.filter((status) => mayChangeStatus(from, status, actor));
    return to.length === 0
      ? []
      : [`(from == ${literal(from)} && to in [${to.map(literal).join(', ')}])`];
  });
  const name = actor === 'staff' ? 'staffMayChange' : 'customerMayChange';
  return `function ${name}(from, to) {\n  return ${changes.join('\n    || ')};\n}`;
}

/** A validator of `d` that asks of the fields which are not as in `old` only whether the schema knows them. */
function besideOthers(
  { name, schema }: (typeof WITH_OTHERS)[number],
  functions: Functions,
): string {
  const names = Object.keys(schema.shape).map(literal).join(', ');
  const conditions = [
    `d.diff(old).addedKeys().hasOnly([${names}])`,
    `d.diff(old).changedKeys().hasOnly([${names}])`,
    ...fieldConditions(schema.shape, 'd', [name], functions),
  ];
  return `function ${functionName([name])}(d, old) {\n  return ${bodyOf(conditions)};\n}`;
}

/** What the bounds of `schema/limits.ts` mean, where rules by hand ask for them. */
const BOUNDS = `function isAddressName(id) {
  return id.matches(${literal(re2Of(ADDRESS_NAME))});
}

function recentSignIn() {
  return duration.value(${RECENT_SIGN_IN_MINUTES}, 'm');
}`;

/**
 * All functions made from the schemas and from the order's table of statuses, as text of the rules.
 * @throws naming the field that the rules could not check
 */
export function validators(): string {
  const functions = collected();
  functions.add('validDocumentId', (d) => conditionsOf(documentId, d, ['document id'], functions));
  for (const [where, schema] of ALONE)
    functions.add(functionName(where), (d) => conditionsOf(schema, d, where, functions));
  const beside = WITH_OTHERS.map((kind) => besideOthers(kind, functions));
  for (const { name, schema } of WRITTEN)
    if (!WITH_OTHERS.some((kind) => kind.name === name))
      functions.add(functionName([name]), (d) => conditionsOf(schema, d, [name], functions));
  return [
    EVERY,
    TEXTS,
    TIERS,
    BOUNDS,
    ...functions.texts(),
    ...beside,
    statusChanges('customer'),
    statusChanges('staff'),
  ].join('\n\n');
}
