/** Accessibility of the viewer: announces the current picture and labels the parts. */
import type PhotoSwipe from 'photoswipe';

export function startSpeaking(viewer: PhotoSwipe, dialog: HTMLElement): void {
  const spoken = document.createElement('p');
  spoken.className = 'sr-only';
  spoken.setAttribute('role', 'status');
  dialog.append(spoken);

  viewer.on('change', () => {
    const count = viewer.getNumItems();
    const alt = viewer.currSlide?.data.alt ?? '';
    spoken.textContent = count > 1 ? `Picture ${viewer.currIndex + 1} of ${count}: ${alt}` : alt;
    for (const { el, slide } of viewer.mainScroll.itemHolders) {
      el.setAttribute('aria-label', `Picture ${(slide?.index ?? 0) + 1}`);
    }
  });
  viewer.on('bindEvents', () => {
    // The dialog has its own role; its content is a group of pictures.
    viewer.element?.setAttribute('role', 'none');
    viewer.scrollWrap?.setAttribute('aria-label', 'Pictures');
  });
}
