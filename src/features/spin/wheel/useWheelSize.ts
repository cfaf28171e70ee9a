import { useEffect, useState } from 'react'

/** The smaller of 350 px and 85 % of the window, 500 ms after a resize. */
const maxSidePx = 350
const widthShare = 0.85
const resizeDelayMs = 500

/** Rotation would blur a bitmap with fewer pixels. */
const minPixelRatio = 2

export interface WheelSize {
  /** In CSS px. */
  readonly side: number
  /** In canvas px, an integer. */
  readonly pixels: number
  /** Device px per CSS px. */
  readonly density: number
}

function measure(): WheelSize {
  const density = window.devicePixelRatio
  const ratio = Math.max(minPixelRatio, density)
  const pixels = Math.floor(Math.min(maxSidePx, widthShare * window.innerWidth) * ratio)
  return { side: pixels / ratio, pixels, density }
}

/** Keeps the object if unchanged, as a hidden address bar also fires resize. */
function measureAgain(known: WheelSize): WheelSize {
  const size = measure()
  return size.pixels === known.pixels && size.density === known.density ? known : size
}

export function useWheelSize(): WheelSize {
  const [size, setSize] = useState(measure)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const measureLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSize(measureAgain), resizeDelayMs)
    }
    // Another screen may change the density alone.
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
