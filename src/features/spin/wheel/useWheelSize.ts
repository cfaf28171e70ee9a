import { useEffect, useMemo, useState } from 'react'

/** The smaller of 350 px and 85 % of the window, 500 ms after a resize. */
const maxSidePx = 350
const widthShare = 0.85
const resizeDelayMs = 500

/** Rotation would blur a bitmap with fewer pixels. */
const minPixelRatio = 2

const pixelRatio = () => Math.max(minPixelRatio, window.devicePixelRatio)

export interface WheelSize {
  /** In CSS px. */
  readonly side: number
  /** In canvas px, an integer. */
  readonly pixels: number
}

const measure = () => Math.floor(Math.min(maxSidePx, widthShare * window.innerWidth) * pixelRatio())

export function useWheelSize(): WheelSize {
  const [pixels, setPixels] = useState(measure)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const measureLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setPixels(measure()), resizeDelayMs)
    }
    window.addEventListener('resize', measureLater)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', measureLater)
    }
  }, [])
  return useMemo(() => ({ side: pixels / pixelRatio(), pixels }), [pixels])
}
