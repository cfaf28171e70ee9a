let held = 0

/** Keeps the page from being loaded anew by the app itself, until the returned release is called: something would be lost. */
export function hold(): () => void {
  held += 1
  return () => void (held -= 1)
}

/** True while something would be lost. */
export const isHeld = () => held > 0
