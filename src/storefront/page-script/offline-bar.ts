/** Updates the offline bar when the connection changes, and shows the age of a cached page. */

const { dataset } = document.documentElement;

/** Being online counts only after having been offline: until then a cached page stays marked. */
function showConnection(): void {
  if (!navigator.onLine) dataset['net'] = 'off';
  else if (dataset['net'] !== undefined) dataset['net'] = 'on';
}

export function watchConnection(): void {
  for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, showConnection);

  const sent = Date.parse(dataset['cached'] ?? '');
  const time = document.querySelector('#offline time');
  if (time && !Number.isNaN(sent)) {
    time.textContent = new Date(sent).toLocaleString('en-IN', {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
  }
}
