/** The price table, if there is one. */

/** Highlights the row that applies to `quantity` pieces, if any. */
export function markTier(quantity: number | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-from]')];
  const current =
    quantity === null
      ? undefined
      : rows.findLast(({ dataset }) => Number(dataset['from']) <= quantity);
  for (const row of rows) {
    if (row === current) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
}
