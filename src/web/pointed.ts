let isPointed = true

/** Keys by which somebody finds the way without a finger or a mouse. Others only write. */
const leads = (key: string) => /^(Tab|Enter| |Arrow\w+)$/.test(key)

const onPointer = () => {
  isPointed = true
}
const onKey = ({ key }: KeyboardEvent) => {
  if (leads(key)) isPointed = false
}

/** Notes how the player finds the way, until the function that it returns is called. */
export function watchPointing(): () => void {
  document.addEventListener('pointerdown', onPointer, true)
  document.addEventListener('keydown', onKey, true)
  return () => {
    document.removeEventListener('pointerdown', onPointer, true)
    document.removeEventListener('keydown', onKey, true)
  }
}

/** True if the player last tapped or clicked, also a button of the host's, which the page does not see. */
export const wasPointed = () => isPointed
