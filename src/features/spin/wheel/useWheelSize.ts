import { useEffect, useState } from 'react'

/** The smaller of 350 px and 85% of the window's width; told anew 500 ms after the last resize (spec, section 9). */
const largest = 350
const share = 0.85
const pause = 500

/** A wheel at rest is turned by any angle, which blurs a bitmap that has no pixels to spare. */
const leastRatio = 2

/** How large the wheel is. */
export interface WheelSize {
  /** In CSS pixels. */
  readonly side: number
  /** In the pixels that it is painted with: a whole number. */
  readonly pixels: number
  /** The device's own pixels a CSS pixel. */
  readonly density: number
}

function measure(): WheelSize {
  const density = window.devicePixelRatio
  const ratio = Math.max(leastRatio, density)
  const pixels = Math.floor(Math.min(largest, share * window.innerWidth) * ratio)
  return { side: pixels / ratio, pixels, density }
}

/** Keeps the size that was known where it still holds: a phone that hides its address bar also calls that a resize. */
function measureAgain(known: WheelSize): WheelSize {
  const size = measure()
  return size.pixels === known.pixels && size.density === known.density ? known : size
}

/** How large the wheel is, now and after each change of the window or of its pixels. */
export function useWheelSize(): WheelSize {
  const [size, setSize] = useState(measure)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSize(measureAgain), pause)
    }
    // A window that moves to another screen may keep its size.
    const screen = window.matchMedia(`(resolution: ${size.density}dppx)`)
    window.addEventListener('resize', later)
    screen.addEventListener('change', later)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', later)
      screen.removeEventListener('change', later)
    }
  }, [size.density])
  return size
}
