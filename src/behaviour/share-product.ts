/** Shares a page by what the device offers, or else copies its address. */

/** The address to be copied by hand, where a page may not do it. */
function showAddress(address: string, state: HTMLElement): void {
  const shown = document.createElement('input');
  shown.className = 'control';
  shown.readOnly = true;
  shown.value = address;
  shown.setAttribute('aria-label', 'Link to this page');
  state.textContent = 'Copy this link:';
  state.after(shown);
  shown.select();
}

async function copy(address: string, state: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    state.textContent = 'Link copied.';
  } catch {
    if (state.nextElementSibling === null) showAddress(address, state);
  }
}

export function startSharing(): void {
  const place = document.querySelector<HTMLElement>('[data-share]');
  const button = place?.querySelector('button');
  const state = place?.querySelector<HTMLElement>('[role="status"]');
  const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (!button || !state || address === undefined) return;
  // Older browsers have no `share`, whatever the types say.
  const canShare = 'share' in navigator;
  const label = button.querySelector('span');
  if (canShare && label) label.textContent = 'Share';

  button.addEventListener('click', () => {
    if (!canShare) return void copy(address, state);
    const title = document.querySelector('h1')?.textContent ?? '';
    navigator.share({ title, url: address }).catch((problem: unknown) => {
      const isGivenUp = problem instanceof DOMException && problem.name === 'AbortError';
      if (!isGivenUp) void copy(address, state);
    });
  });
}
