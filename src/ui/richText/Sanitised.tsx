import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { platform } from '../../platform/current.ts'
import { isForHost } from '../../platform/safeAddress.ts'
import { sanitise } from './sanitise.ts'
import styles from './Sanitised.module.css'

/** A separate chunk, loaded only when there is HTML. */
export function Sanitised({ html, isHeadline = false }: { html: string; isHeadline?: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef('')
  useLayoutEffect(() => {
    // React reruns this for hidden content; the player's selection must stay.
    const key = `${isHeadline} ${html}`
    if (drawn.current === key) return
    drawn.current = key
    const text = sanitise(html)
    box.current?.replaceChildren(isHeadline ? headlineOf(text) : text)
  }, [html, isHeadline])
  return (
    // Links keep their own keyboard behaviour.
    <div ref={box} className={styles['text']} onClick={openThroughHost} role="presentation" />
  )
}

function openThroughHost(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || !isForHost(link.href)) return
  event.preventDefault()
  platform().openLink(link.href)
}

/** Prefers an element in the page's language. */
function headlineOf(text: DocumentFragment): string {
  const own = text.querySelector(`[lang="${document.documentElement.lang}"]`) ?? text
  const first =
    [...own.querySelectorAll('h1, h2, h3, p, li, div')].find(({ textContent }) => textContent?.trim()) ?? own
  return first.textContent?.trim() ?? ''
}
