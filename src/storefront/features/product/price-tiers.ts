/** The table of prices by quantity, where there is one. */

/** Marks the row whose price holds for `quantity` pieces, or none. */
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
