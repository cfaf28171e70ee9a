/** Hides decorative images that fail to load; browsers would draw a broken-image icon. */
export function hideLostPictures(): void {
  // Neither event bubbles, so both are captured.
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
