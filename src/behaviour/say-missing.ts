/** Stands in for a tool whose script did not come: says so, with a link that tries again. */

/** @param words end with a space */
export function sayMissing(place: Element, words: string): void {
  const again = document.createElement('a');
  again.className = 'link';
  again.href = location.href;
  again.textContent = 'Reload the page';
  again.addEventListener('click', () => location.reload());
  place.replaceChildren(words, again);
}
