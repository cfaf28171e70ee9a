let isPointed = false

const note = ({ type }: Event) => {
  isPointed = type === 'pointerdown'
}

/** Notes what the player's last input was, until the function that it returns is called. */
export function watchPointing(): () => void {
  const types = ['pointerdown', 'keydown']
  for (const type of types) document.addEventListener(type, note, { capture: true, passive: true })
  return () => {
    for (const type of types) document.removeEventListener(type, note, { capture: true })
  }
}

/** True if the player's last input was a tap or a click, and no key. */
export const wasPointed = () => isPointed
