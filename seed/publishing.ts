/** The history of the demo shop's back office: past publishes and audit entries. */
import { auditKind, type Audit } from '#schema/audit.ts';
import { publishKind, type Publish } from '#schema/publish.ts';
import { daysBefore, LAST_PUBLISH_AT, MINUTE } from './clock.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { DEMO_STAFF_UID } from './people.ts';

const counts = (changed: number, rendered: number, written: number, deleted = 0) => ({
  reads: changed + 4,
  changed,
  rendered,
  written,
  deleted,
});

function livePublish(requestedAt: number, counted: ReturnType<typeof counts>): Publish {
  const at = requestedAt + 2 * MINUTE;
  return {
    requestedBy: DEMO_STAFF_UID,
    requestedAt,
    progress: { state: 'live', at, counts: counted },
    quarantine: [],
    updatedAt: at,
  };
}

const REFUSED_AT = daysBefore(20, 17);

/** Oldest first. */
const PUBLISHES: readonly Publish[] = [
  livePublish(daysBefore(34, 18), counts(240, 342, 342)),
  livePublish(daysBefore(27, 12), counts(9, 41, 38)),
  {
    requestedBy: DEMO_STAFF_UID,
    requestedAt: REFUSED_AT,
    progress: {
      state: 'failed',
      at: REFUSED_AT + MINUTE,
      reason: 'Two published products claim the SKU PD118: prod/pd118 and prod/pd118-copy.',
    },
    quarantine: [],
    updatedAt: REFUSED_AT + MINUTE,
  },
  livePublish(daysBefore(20, 18), counts(3, 17, 12, 1)),
  livePublish(daysBefore(9, 11), counts(14, 58, 51)),
  livePublish(LAST_PUBLISH_AT, counts(6, 29, 24)),
];

const change = (
  days: number,
  path: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  action: Audit['action'] = 'update',
): Audit => ({ path, action, by: DEMO_STAFF_UID, at: daysBefore(days, 16), before, after });

/** Oldest first. */
const AUDIT: readonly Audit[] = [
  change(20, 'prod/pd118-copy', { sku: 'PD118' }, {}, 'delete'),
  change(18, 'prod/rg101', { stockStatus: 'lowStock' }, { stockStatus: 'inStock' }),
  change(16, 'settings/home', { figures: { jewellers: 280 } }, { figures: { jewellers: 300 } }),
  change(12, 'settings/site', { orderMinimum: { pieces: 12 } }, { orderMinimum: { pieces: 24 } }),
  change(10, 'categories/anklets', { slug: 'payal' }, { slug: 'anklets' }),
  change(
    9,
    'prod/er103',
    { title: 'Oxidised Jhumka' },
    { title: 'Oxidised Jhumka with Dark Red Stones' },
  ),
  change(6, 'pages/returns', { title: 'Returns' }, { title: 'Returns and refunds' }),
  change(4, 'prod/bg120', { tags: ['set'] }, { tags: ['set', 'boho'] }),
  change(2, 'seo/~products', { title: 'All Products' }, { title: 'All Products – 925 Silver' }),
  change(1, 'prod/ch121', { moq: 20 }, { moq: 10 }),
];

/** `publishes` and `audit`. */
export function* publishingDocuments(): Generator<DemoDocument> {
  for (const [index, publish] of PUBLISHES.entries()) {
    yield demoDocument(publishKind, `publishes/demo-${index + 1}`, publish);
  }
  for (const [index, audit] of AUDIT.entries()) {
    yield demoDocument(auditKind, `audit/demo-${index + 1}`, audit);
  }
}
