import { useRef, type PointerEvent } from 'react'

const closingDistancePx = 120
const closingSpeedPxPerMs = 0.6
const minDistancePx = 24

export function useSheetDrag(onClose: () => void) {
  const sheet = useRef<HTMLDialogElement>(null)
  const start = useRef<{ finger: number; y: number; at: number } | null>(null)

  const move = (event: PointerEvent) => {
    if (start.current?.finger !== event.pointerId || !sheet.current) return
    sheet.current.style.transform = `translateY(${Math.max(0, event.clientY - start.current.y)}px)`
  }
  const end = (event: PointerEvent) => {
    if (start.current?.finger !== event.pointerId || !sheet.current) return
    const distance = event.clientY - start.current.y
    const speed = distance / Math.max(1, event.timeStamp - start.current.at)
    start.current = null
    sheet.current.style.transform = ''
    if (distance > closingDistancePx || (distance > minDistancePx && speed > closingSpeedPxPerMs)) onClose()
  }
  const begin = (event: PointerEvent) => {
    if (start.current || event.pointerType === 'mouse' || (event.target as Element).closest('button')) return
    start.current = { finger: event.pointerId, y: event.clientY, at: event.timeStamp }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  return { sheet, handle: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end } }
}
