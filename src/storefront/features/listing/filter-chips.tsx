/** The selected filters; a press removes one. */
import type { CategoryLink } from '#core/catalogue.ts';
import { chipsOf, withoutChip, type Chip } from './model/choose.ts';
import { rangeLabel, valueName } from '#storefront/shared/listing/filter-labels.ts';
import { NO_FILTERS, type Filters } from '#storefront/shared/listing/filters.ts';
import { Icon } from '#ui/react/icon.tsx';

interface Props {
  filters: Filters;
  categories: readonly CategoryLink[];
  onChange: (filters: Filters) => void;
}

const chipLabel = (chip: Chip, categories: readonly CategoryLink[]): string =>
  chip.kind === 'range'
    ? rangeLabel(chip.name, chip.range)
    : valueName(chip.choice, chip.value, categories);

export function FilterChips({ filters, categories, onChange }: Props) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Selected filters" className="flex flex-wrap gap-2 pb-4 text-sm">
      {chips.map((chip) => {
        const label = chipLabel(chip, categories);
        return (
          <li key={label}>
            <button
              type="button"
              className="flex min-h-10 max-w-full items-center gap-2 rounded-full border border-edge pr-3 pl-4 text-left wrap-anywhere hover:border-ink"
              data-chip
              aria-label={`Remove filter: ${label}`}
              onClick={() => onChange(withoutChip(filters, chip))}
            >
              {label}
              <Icon name="close" size={14} />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className="min-h-10 px-2 link" onClick={() => onChange(NO_FILTERS)}>
          Clear filters
        </button>
      </li>
    </ul>
  );
}
