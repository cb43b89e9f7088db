/** Keeps the field of the search page, which is not part of the island, and what is searched for the same. */
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { addRecentSearch } from '#storefront/shared/stores/recent-searches.ts';

const fieldOfPage = (): HTMLInputElement | null => document.querySelector('[data-search-field]');

/** @param onTyped called with each text as it is typed */
export function useSearchField(text: string, onTyped: (text: string) => void): void {
  const typed = useEffectEvent(onTyped);
  const sent = useEffectEvent(() => addRecentSearch(text));

  // With the drawing itself: whatever is typed between it and a later effect would be overwritten, or missed.
  useLayoutEffect(() => {
    const field = fieldOfPage();
    // What is being typed stays as it is typed.
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
    const ways = document.querySelector<HTMLElement>('[data-search-ways]');
    if (ways) ways.hidden = text !== '';
  }, [text]);
}
