/** Shares a page by what the device offers, or else copies its address. */

async function copy(address: string, state: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    state.textContent = 'Link copied.';
  } catch {
    // To be copied by hand.
    state.textContent = `Copy this link: ${address}`;
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
