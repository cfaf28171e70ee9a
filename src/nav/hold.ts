/**
 * Layers that the browser's back must not take away: a command under way holds its dialog open, an alert wants to be
 * closed first. A back step made meanwhile is undone and told to the topmost layer.
 */
interface Layer {
  onBack(): void
}

const layers: Layer[] = []
let undoing = false
let steady = ''

/** Holds the current address until the returned release is called; `onBack` hears of each attempt to go back. */
export function hold(onBack: () => void = () => undefined): () => void {
  const layer: Layer = { onBack }
  layers.push(layer)
  return () => {
    const index = layers.indexOf(layer)
    if (index >= 0) layers.splice(index, 1)
  }
}

/** Whether some layer holds the address now. */
export const isHeld = () => layers.length > 0

/** The address's query, which does not flicker while a back step is being undone. */
export function steadySearch(): string {
  if (!undoing) steady = window.location.search
  return steady
}

/** Starts undoing back steps while something holds; runs before the router listens. Returns the stop. */
export function watchBack(): () => void {
  const onPop = (event: PopStateEvent) => {
    if (undoing) {
      undoing = false
      layers.at(-1)?.onBack()
    } else if (isHeld()) {
      undoing = true
      event.stopImmediatePropagation()
      window.history.forward()
    }
  }
  window.addEventListener('popstate', onPop, { capture: true })
  return () => window.removeEventListener('popstate', onPop, { capture: true })
}
