/** Font sizes, px: the largest, the smallest that is easy to read, and the smallest for many slices. */
const largest = 22
const readable = 12
const smallest = 8

/** A label that does not fit may alone be smaller. */
const stepDown = 2

const wonGrowth = 1.2

/** Px, as in Disc.module.css. */
const hub = 55

/** In font sizes: the space above the first line and below the last. */
const emptyHeight = 0.25

/**
 * Horizontal labels use one size for amounts, another for words; radial labels use one. Truncates what does not fit.
 * `won`: index of a label to enlarge.
 */
export function fitLabels(box: HTMLElement, isLevel: boolean, won: number | null): void {
  const labels = [...box.querySelectorAll('p')]
  /** A radial slice's width at distance 1, halved. */
  const slope = Math.tan(Math.PI / labels.length)
  const least = Math.max(smallest, Math.min(readable, Math.floor(slope * 0.455 * box.offsetWidth)))

  const fits = (label: HTMLElement, size: number) => {
    label.style.fontSize = `${size}px`
    const width = label.querySelector('span')?.offsetWidth ?? 0
    const height = label.offsetHeight - size * emptyHeight
    if (isLevel) return Math.hypot(width, height) <= label.offsetWidth
    return width <= label.offsetWidth - Math.max(0, height / 2 / slope - hub)
  }
  const fit = (group: readonly HTMLElement[], from: number) => {
    for (const label of group) label.removeAttribute('data-cut')
    for (let size = from; size >= least; size -= 1) if (group.every((label) => fits(label, size))) return size
    for (const label of group)
      if (!fits(label, least) && !fits(label, Math.max(smallest, least - stepDown))) {
        label.style.fontSize = `${least}px`
        label.setAttribute('data-cut', '')
      }
    return least
  }

  const isLarge = ({ textContent }: HTMLElement) => isLevel && isAmount(textContent)
  const large = fit(labels.filter(isLarge), largest)
  const words = labels.filter((label) => !isLarge(label))
  const small = fit(words, large)
  const winner = won === null ? undefined : labels[won]
  if (winner) fit([winner], Math.round((isLarge(winner) ? large : small) * wonGrowth))
}

/** Digits and signs alone, as of a currency. */
const isAmount = (label: string) => /\d/.test(label) && !/\p{L}/u.test(label)
