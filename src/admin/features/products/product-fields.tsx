/** The fields of a product, in the order in which a piece is described. */
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  AreaInput,
  ChoiceInput,
  NumberInput,
  TextInput,
  WordsInput,
} from '#admin/shell/form/inputs.tsx';
import type { CategoryLink } from '#domain/catalogue.ts';
import { FINISH_WORDS, PLATING_WORDS, STOCK_WORDS } from '#domain/trade-words.ts';
import { PriceFields } from './price-fields.tsx';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="admin-card">
    <h2>{title}</h2>
    <div className="admin-grid">{children}</div>
  </section>
);

const choicesOf = (words: Readonly<Record<string, string>>) => Object.entries(words);

const STATUSES = [
  ['draft', 'Draft: not on the site'],
  ['published', 'Published'],
  ['archived', 'Archived: taken off the site'],
] as const;

function CategoryFields({ categories }: { categories: readonly CategoryLink[] }) {
  const category: unknown = useWatch({ name: 'category' });
  const tops = categories.filter(({ parentId }) => parentId === null);
  const below = categories.filter(({ parentId }) => parentId === category);
  return (
    <>
      <ChoiceInput
        name="category"
        label="Category"
        optional
        none="None"
        choices={tops.map(({ id, name }) => [id, name])}
      />
      <ChoiceInput
        name="subCategory"
        label="Subcategory"
        optional
        none="None"
        choices={below.map(({ id, name }) => [id, name])}
      />
    </>
  );
}

export const ProductFields = ({ categories }: { categories: readonly CategoryLink[] }) => (
  <>
    <Section title="What it is">
      <TextInput name="title" label="Title" />
      <TextInput name="sku" label="SKU" hint="Capitals, digits and hyphens, as on the tag." />
      <CategoryFields categories={categories} />
      <div className="admin-wide">
        <AreaInput name="description" label="Description" optional />
      </div>
      <WordsInput
        name="tags"
        label="Tags"
        optional
        hint="With commas between: festive, gift-box."
      />
      <ChoiceInput name="status" label="Status" choices={STATUSES} />
    </Section>
    <Section title="Price">
      <PriceFields />
    </Section>
    <Section title="Ordering">
      <NumberInput name="moq" label="Smallest order" unit="count" hint="Pieces." />
      <NumberInput name="orderMultiple" label="In steps of" unit="count" hint="Pieces." />
      <NumberInput name="packSize" label="Pieces in a pack" unit="count" />
      <ChoiceInput name="stockStatus" label="Stock" choices={choicesOf(STOCK_WORDS)} />
    </Section>
    <Section title="Make">
      <NumberInput name="netWeightMg" label="Net weight" unit="grams" hint="Grams of metal." />
      <NumberInput name="grossWeightMg" label="Gross weight" unit="grams" hint="With stones." />
      <NumberInput name="purity" label="Purity" unit="count" hint="Parts of silver in 1,000." />
      <ChoiceInput name="plating" label="Plating" choices={choicesOf(PLATING_WORDS)} />
      <ChoiceInput name="finish" label="Finish" choices={choicesOf(FINISH_WORDS)} />
      <WordsInput name="stones" label="Stones" optional hint="With commas between." />
      <TextInput name="size" label="Size" optional hint="As you write it: Indian 12, 18 inch." />
      <TextInput name="originCountry" label="Country of origin" hint="Two letters: IN, IT, TR." />
      <TextInput name="hsn" label="HSN code" />
      <NumberInput name="gstRateBps" label="GST" unit="percent" hint="Per cent." />
    </Section>
    <Section title="In search engines">
      <TextInput name="slug" label="Address" hint="The old address leads to the new one." />
      <TextInput name="seo.title" label="Title" optional />
      <div className="admin-wide">
        <AreaInput name="seo.description" label="Description" optional rows={3} />
      </div>
    </Section>
  </>
);
