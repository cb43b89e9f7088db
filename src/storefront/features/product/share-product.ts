/** Shares a page with the device's share dialog, or copies its address. */

async function copy(address: string, state: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    state.textContent = 'Link copied.';
  } catch {
    // The user can copy it by hand.
    state.textContent = `Copy this link: ${address}`;
  }
}

export function startSharing(): void {
  const place = document.querySelector<HTMLElement>('[data-share]');
  const button = place?.querySelector('button');
  const state = place?.querySelector<HTMLElement>('[role="status"]');
  const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (!button || !state || address === undefined) return;
  // Older browsers have no `share`, although the types declare it.
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
