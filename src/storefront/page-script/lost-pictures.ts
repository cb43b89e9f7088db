/** A picture that cannot be had leaves its tile's quiet ground, not a broken sign; the words beside it say what it is. */

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
