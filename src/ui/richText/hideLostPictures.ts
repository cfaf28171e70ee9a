/**
 * Hides each decoration that does not load, from now on, so that what lies below it is seen: browsers would draw a sign of their own. It is
 * seen again once another address of it loads.
 */
export function hideLostPictures(): void {
  // Neither event bubbles.
  for (const event of ['error', 'load'])
    document.addEventListener(
      event,
      ({ type, target }) => {
        if (target instanceof HTMLImageElement && target.alt === '')
          target.style.visibility = type === 'error' ? 'hidden' : ''
      },
      { capture: true },
    )
}
