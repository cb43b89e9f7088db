/** Where an island could not be loaded, says so in its place, with a link that tries again. */

addEventListener('astro:hydration-error', (event) => {
  const place = event.target instanceof Element ? event.target.closest('[data-failed]') : null;
  if (!(place instanceof HTMLElement)) return;
  event.preventDefault();
  const again = document.createElement('a');
  again.className = 'link';
  again.href = location.href;
  again.textContent = 'Reload the page';
  again.addEventListener('click', () => location.reload());
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.append(place.dataset['failed'] ?? '', ' ', again);
  place.replaceChildren(words);
});
