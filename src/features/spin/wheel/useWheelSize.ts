import { useEffect, useState } from 'react'

/** The smaller of 350 px and 85% of the window's width, measured again 500 ms after the last resize (spec, section 9). */
const maxSidePx = 350
const widthShare = 0.85
const resizeDelayMs = 500

/** The wheel rests at any angle. A bitmap with few pixels would be blurred by the rotation. */
const minPixelRatio = 2

/** The size of the wheel. */
export interface WheelSize {
  /** In CSS pixels. */
  readonly side: number
  /** In pixels of its canvas: an integer. */
  readonly pixels: number
  /** Device pixels per CSS pixel. */
  readonly density: number
}

function measure(): WheelSize {
  const density = window.devicePixelRatio
  const ratio = Math.max(minPixelRatio, density)
  const pixels = Math.floor(Math.min(maxSidePx, widthShare * window.innerWidth) * ratio)
  return { side: pixels / ratio, pixels, density }
}

/** Returns the known size if it did not change: a phone also fires resize when it hides its address bar. */
function measureAgain(known: WheelSize): WheelSize {
  const size = measure()
  return size.pixels === known.pixels && size.density === known.density ? known : size
}

/** The size of the wheel, updated when the window's size or pixel density changes. */
export function useWheelSize(): WheelSize {
  const [size, setSize] = useState(measure)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const measureLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSize(measureAgain), resizeDelayMs)
    }
    // A window that moves to another screen may keep its size, but change its density.
    const screen = window.matchMedia(`(resolution: ${size.density}dppx)`)
    window.addEventListener('resize', measureLater)
    screen.addEventListener('change', measureLater)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', measureLater)
      screen.removeEventListener('change', measureLater)
    }
  }, [size.density])
  return size
}
