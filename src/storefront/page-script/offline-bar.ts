/** Tells the bar at the top when the connection goes and comes back, and of when a kept page is. */

const { dataset } = document.documentElement;

/** That it is there counts only where it was missed: a kept page is shown as such until then. */
function showConnection(): void {
  if (!navigator.onLine) dataset['net'] = 'off';
  else if (dataset['net'] !== undefined) dataset['net'] = 'on';
}

export function tellConnection(): void {
  for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, showConnection);

  const sent = Date.parse(dataset['kept'] ?? '');
  const time = document.querySelector('#offline time');
  if (time && !Number.isNaN(sent)) {
    time.textContent = new Date(sent).toLocaleString('en-IN', {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
  }
}
