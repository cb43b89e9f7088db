/** Synchronises the search field, which is outside the island, with the search text. */
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { addRecentSearch } from '#storefront/shared/stores/recent-searches.ts';

const fieldOfPage = (): HTMLInputElement | null => document.querySelector('[data-search-field]');

/** @param onTyped called on each input */
export function useSearchField(text: string, onTyped: (text: string) => void): void {
  const typed = useEffectEvent(onTyped);
  const sent = useEffectEvent(() => addRecentSearch(text));

  // A layout effect: text typed before a later effect would be overwritten or missed.
  useLayoutEffect(() => {
    const field = fieldOfPage();
    // The field is not changed while typing.
    if (field && field.value.trim() !== text) field.value = text;
  }, [text]);
  useLayoutEffect(() => {
    const field = fieldOfPage();
    if (!field) return undefined;
    const { form } = field;
    const onInput = (): void => typed(field.value.trim());
    const onSubmit = (): void => sent();
    field.addEventListener('input', onInput);
    form?.addEventListener('submit', onSubmit);
    return () => {
      field.removeEventListener('input', onInput);
      form?.removeEventListener('submit', onSubmit);
    };
  }, []);

  useEffect(() => {
    const suggestions = document.querySelector<HTMLElement>('[data-search-suggestions]');
    if (suggestions) suggestions.hidden = text !== '';
  }, [text]);
}
