/** Which products may be saved incomplete: drafts and archived ones, never what visitors see. */
import { allowed, denied, type Case } from '#fixtures/rules-cases.ts';
import type { Fields } from '#fixtures/rules-emulator.ts';
import { creating, kindNamed, saving } from './staff-writes.ts';

interface Lacking {
  field: string;
  without: (product: Fields) => Fields;
}

/** Texts that a draft may lack are empty in it, numbers are absent. */
const LACKING: readonly Lacking[] = [
  ...['sku', 'title', 'slug', 'hsn'].map((field): Lacking => ({
    field,
    without: (product) => ({ ...product, [field]: '' }),
  })),
  ...['netWeightMg', 'grossWeightMg', 'gstRateBps', 'pricePaise'].map((field): Lacking => ({
    field,
    without: (product) =>
      Object.fromEntries(Object.entries(product).filter(([name]) => name !== field)),
  })),
];

/** Drafts are saved incomplete; what visitors see is not. */
export function* incompleteDrafts(): Generator<Case> {
  const product = kindNamed('product');
  const { created, before, saved } = product;
  for (const { field, without } of LACKING) {
    for (const status of ['published', 'scheduled']) {
      const data = without({ ...created, status });
      yield denied(`a product ${status} without ${field}`, creating(product, data));
    }
    for (const status of ['draft', 'archived']) {
      const data = without({ ...created, status });
      yield allowed(`a product ${status} without ${field}`, creating(product, data));
    }
    yield denied(
      `a product saved without ${field}`,
      saving(product, before, without({ ...saved, status: 'published' })),
    );
    yield allowed(
      `a draft that had no ${field} published with it`,
      saving(product, without({ ...before, status: 'draft' }), { ...saved, status: 'published' }),
    );
  }
  const bare = LACKING.reduce<Fields>((data, { without }) => without(data), {
    ...created,
    images: [],
  });
  yield allowed('a draft of nothing', creating(product, { ...bare, status: 'draft' }));
  for (const priceMode of ['signIn', 'onRequest']) {
    const { tiers: _, ...untiered } = bare;
    yield allowed(
      `a draft of nothing, of mode ${priceMode}`,
      creating(product, { ...untiered, priceMode, status: 'draft' }),
    );
  }
}
