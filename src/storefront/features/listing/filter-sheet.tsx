/** All filters of a list, at the side of the screen. */
import { Button } from '#ui/react/button.tsx';
import type { CategoryLink, ListingScope } from '#core/catalogue.ts';
import { formatDesigns } from '#core/format.ts';
import { toggled, withRange } from './model/choose.ts';
import { optionsOf } from './model/filter-options.ts';
import {
  CHOICES,
  NO_FILTERS,
  RANGES,
  type Choice,
  type Filtered,
  type Filters,
} from '#storefront/shared/listing/filters.ts';
import { Sheet } from '#ui/react/sheet.tsx';
import { ChoiceGroup, RangeGroup } from './filter-groups.tsx';

interface Props {
  scope: ListingScope;
  filters: Filters;
  counts: Filtered['counts'];
  total: number;
  categories: readonly CategoryLink[];
  onChange: (filters: Filters) => void;
  onClose: () => void;
}

/** The list of one category has no category filter. */
const HIDDEN: Readonly<Record<ListingScope['kind'], readonly Choice[]>> = {
  all: [],
  category: ['category'],
  subcategory: ['category', 'subcategory'],
};

export function FilterSheet(props: Props) {
  const { scope, filters, total, categories, onChange, onClose } = props;
  const groups = CHOICES.filter((choice) => !HIDDEN[scope.kind].includes(choice))
    .map((choice) => ({ choice, options: optionsOf(choice, props) }))
    .filter(
      ({ choice, options }) =>
        options.length > (choice === 'new' ? 0 : 1) || options.some(({ chosen }) => chosen),
    );
  const groupOf = ({ choice, options }: (typeof groups)[number]) => (
    <ChoiceGroup
      key={choice}
      choice={choice}
      options={options}
      onToggle={(value) => onChange(toggled(filters, { choice, value }, categories))}
    />
  );
  return (
    <Sheet
      title="Filters"
      side="left"
      onClose={onClose}
      foot={
        <div className="flex gap-3">
          <Button
            kind="secondary"
            className="px-3 whitespace-nowrap"
            onClick={() => onChange(NO_FILTERS)}
          >
            Clear filters
          </Button>
          <form method="dialog" className="grow">
            <Button type="submit" className="w-full px-3 whitespace-nowrap">
              Show {formatDesigns(total)}
            </Button>
          </form>
        </div>
      }
    >
      {/* One checkbox and two short ranges before lists that can be long. */}
      {groups.filter(({ choice }) => choice === 'new').map(groupOf)}
      {RANGES.map((name) => (
        <RangeGroup
          key={name}
          name={name}
          range={filters.ranges[name]}
          onChange={(range) => onChange(withRange(filters, name, range))}
        />
      ))}
      {groups.filter(({ choice }) => choice !== 'new').map(groupOf)}
    </Sheet>
  );
}
