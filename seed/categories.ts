/** The categories of the demo shop, and a deleted one. */
import { categoryKind, type Category } from '#schema/category.ts';
import { daysBefore } from './clock.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { editedByStaff } from './staff-edit.ts';
import type { Family } from './family.ts';
import { FAMILIES } from './families/all-families.ts';
import { pictureNamed } from './pictures.ts';

/** The categories were set up two years before the demo's today. */
const SET_UP = daysBefore(730, 11);

/** Slugs that earlier price lists printed. */
const OLD_SLUGS: Readonly<Record<string, string[]>> = {
  'nose-pins': ['nosepins'],
  anklets: ['payal'],
  rings: ['finger-rings'],
};

/** Subcategories that were merged into another. */
const OLD_IDS: Readonly<Record<string, string[]>> = { 'rings-bands': ['rings-wedding'] };

function* familyCategories(family: Family, order: number): Generator<[string, Category]> {
  const { id, name, description, picture } = family;
  const edited = editedByStaff(SET_UP, { updatedAt: daysBefore(30 + order, 15), rev: 4 });
  yield [
    id,
    {
      name,
      slug: id,
      oldSlugs: OLD_SLUGS[id] ?? [],
      parent: null,
      order,
      image: pictureNamed(picture),
      description,
      ...edited,
    },
  ];
  for (const [place, subcategory] of family.subcategories.entries()) {
    const subcategoryId = `${id}-${subcategory.key}`;
    yield [
      subcategoryId,
      {
        name: subcategory.name,
        slug: subcategoryId,
        oldSlugs: [],
        ...(OLD_IDS[subcategoryId] && { oldIds: OLD_IDS[subcategoryId] }),
        parent: id,
        order: place,
        image: pictureNamed(subcategory.picture),
        description: subcategory.description,
        ...edited,
      },
    ];
  }
}

const GIVEN_UP: Category = {
  name: 'Silver Coins',
  slug: 'silver-coins',
  oldSlugs: [],
  parent: null,
  order: 99,
  description: 'Coins and bars, sold until 2025.',
  ...editedByStaff(SET_UP, { updatedAt: daysBefore(300, 12), rev: 3 }),
  deletedAt: daysBefore(300, 12),
};

/** Every category document. */
export function* categoryDocuments(): Generator<DemoDocument> {
  for (const [order, family] of FAMILIES.entries()) {
    for (const [id, category] of familyCategories(family, order)) {
      yield demoDocument(categoryKind, `categories/${id}`, category);
    }
  }
  yield demoDocument(categoryKind, 'categories/silver-coins', GIVEN_UP);
}
