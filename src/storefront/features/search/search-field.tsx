/** The search field; without JavaScript a form that opens the search page. */
import type { Ref } from 'react';
import { searchPath } from '#core/paths.ts';
import { addRecentSearch } from '#storefront/shared/stores/recent-searches.ts';
import { TOUCH_ICON_BUTTON } from '#ui/button-class.ts';
import { Icon } from '#ui/react/icon.tsx';
import { closeModal } from '#ui/react/modal.tsx';

interface Props {
  field: Ref<HTMLInputElement>;
  value: string;
  onInput: (value: string) => void;
}

export function SearchField({ field, value, onInput }: Props) {
  const text = value.trim();
  return (
    <form
      action={searchPath()}
      role="search"
      className="flex items-center gap-2 border-b border-line px-4 py-2"
      onSubmit={(event) => {
        if (text === '') event.preventDefault();
        else addRecentSearch(text);
      }}
    >
      <Icon name="search" size={22} className="shrink-0 text-ink-faint" />
      <input
        ref={field}
        className="min-h-12 min-w-0 grow bg-transparent text-lg outline-none [&::-webkit-search-cancel-button]:hidden"
        type="search"
        name="q"
        aria-label="Search by SKU, type or stone"
        placeholder="SKU, type, stone, plating"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={120}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        data-search-step
      />
      <button
        type="button"
        className={`${TOUCH_ICON_BUTTON} size-11`}
        aria-label="Close search"
        onClick={closeModal}
      >
        <Icon name="close" size={22} />
      </button>
    </form>
  );
}
