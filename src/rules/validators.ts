/** The functions of `firestore.rules` that say whether a document fits its schema. */
import { mayChangeStatus, type OrderActor } from '#domain/order-status.ts';
import { auditKind } from '#schema/audit.ts';
import { blogKind } from '#schema/blog.ts';
import { categoryKind } from '#schema/category.ts';
import { changesKind } from '#schema/changes.ts';
import { documentId, paise, pieces } from '#schema/fields.ts';
import { inventoryKind } from '#schema/inventory.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { orderKind, orderStatus } from '#schema/order.ts';
import { pageKind } from '#schema/page.ts';
import { priceKind } from '#schema/price.ts';
import { MOST_TIERS, productKind } from '#schema/product.ts';
import { publishRequest } from '#schema/publish.ts';
import { seoKind } from '#schema/seo.ts';
import { homeSettingsKind, siteSettingsKind } from '#schema/settings.ts';
import { userKind } from '#schema/user.ts';
import { addressKind, webUserKind } from '#schema/web-user.ts';
import { conditionsOf, functionName, type Functions } from './conditions.ts';
import { literal } from './re2.ts';

/** What browsers write; of a publish that is its request. */
const WRITTEN: readonly Pick<DocumentKind, 'name' | 'schema'>[] = [
  productKind,
  priceKind,
  inventoryKind,
  categoryKind,
  blogKind,
  pageKind,
  siteSettingsKind,
  homeSettingsKind,
  seoKind,
  changesKind,
  orderKind,
  webUserKind,
  addressKind,
  userKind,
  { name: 'publish request', schema: publishRequest },
  auditKind,
];

/** From so many conditions on it is cheaper to look at all of them than to join them one by one. */
const MANY = 8;

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

/** Quantities rise and prices fall, so that only the ends need be bounded. */
const TIERS = `function tiers(list) {
  return list is list && list.size() <= ${MOST_TIERS} && (list.size() == 0 || (isTier(list[0])
    && list[0].minQty >= 1 && list[0].pricePaise <= ${paise.maxValue}
    && list[list.size() - 1].minQty <= ${pieces.maxValue} && list[list.size() - 1].pricePaise >= ${paise.minValue}
${Array.from({ length: MOST_TIERS - 1 }, (_, at) => `    && (list.size() < ${at + 2} || isNextTier(list[${at + 1}], list[${at}]))`).join('\n')}));
}

function isTier(tier) {
  return tier.size() == 2 && tier.minQty is int && tier.pricePaise is int;
}

function isNextTier(tier, before) {
  return isTier(tier) && tier.minQty > before.minQty && tier.pricePaise < before.pricePaise;
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

/**
 * All functions made from the schemas and from the order's table of statuses, as text of the rules.
 * @throws naming the field that the rules could not check
 */
export function validators(): string {
  const functions = collected();
  functions.add('validDocumentId', (d) => conditionsOf(documentId, d, ['document id'], functions));
  for (const { name, schema } of WRITTEN)
    functions.add(functionName([name]), (d) => conditionsOf(schema, d, [name], functions));
  return [
    EVERY,
    TEXTS,
    TIERS,
    ...functions.texts(),
    statusChanges('customer'),
    statusChanges('staff'),
  ].join('\n\n');
}
