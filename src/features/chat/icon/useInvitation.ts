import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { pages } from '../../../nav/addresses.ts'
import { useDialog } from '../../../nav/useDialog.ts'
import { onIdle, everyWhileVisible } from '../../../lib/visibility.ts'

/** Sample points, as fractions of width and height. */
const samplePoints = [0.02, 0.25, 0.5, 0.75, 0.98]

function isOverAction(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return samplePoints.some((x) =>
    samplePoints.some((y) =>
      document
        .elementsFromPoint?.(left + width * x, top + height * y)
        .some((under) => !element.contains(under) && under.closest('a, button, input, select, textarea, label')),
    ),
  )
}

const [idleMs, durationMs] = [30_000, 10_000]
const deposits: ReadonlySet<string> = new Set(['deposit', 'qr', 'slip', 'gift'])

let hasAppeared = false

const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null

/** Never over anything tappable or a loading page (contract, reading 17). */
export function useInvitation() {
  const [path] = useLocation()
  const dialog = useDialog()
  const mayWantHelp = dialog === null ? path === pages.login : deposits.has(dialog.name)
  const [hasRested, setRested] = useState(false)
  const [isOver, setOver] = useState(hasAppeared)
  const bubble = useRef<HTMLDivElement>(null)
  const dismiss = () => setOver(true)
  const isShown = hasRested && !isOver && dialog === null

  useEffect(() => (mayWantHelp && !isOver ? onIdle(idleMs, () => setRested(true)) : undefined), [mayWantHelp, isOver])
  useLayoutEffect(() => {
    if (!isShown) return
    hasAppeared = true
    if (isLoading() || (bubble.current && isOverAction(bubble.current))) setOver(true)
  }, [isShown])
  useEffect(() => {
    if (!isShown) return
    const end = everyWhileVisible(dismiss, durationMs, () => undefined)
    window.addEventListener('scroll', dismiss, { once: true, passive: true })
    return () => {
      end()
      window.removeEventListener('scroll', dismiss)
    }
  }, [isShown])
  return { isShown, bubble, dismiss }
}
