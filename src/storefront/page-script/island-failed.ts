/** Shows a message with a retry link in place of an island that failed to load. */

addEventListener('astro:hydration-error', (event) => {
  const place = event.target instanceof Element ? event.target.closest('[data-failed]') : null;
  if (!(place instanceof HTMLElement)) return;
  event.preventDefault();
  const again = document.createElement('a');
  again.className = 'link';
  again.href = location.href;
  again.textContent = 'Reload the page';
  again.addEventListener('click', () => location.reload());
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.append(place.dataset['failed'] ?? '', ' ', again);
  place.replaceChildren(message);
});
