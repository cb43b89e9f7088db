/**
 * Hides a picture that fails to load, so that its tile is plain instead of showing a broken image.
 */

export function hideLostPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.alt === '')
        target.style.visibility = 'hidden';
    },
    // Errors of pictures do not bubble.
    true,
  );
}
