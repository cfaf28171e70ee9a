import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { platform } from '../../platform/current.ts'
import { sanitise } from './sanitise.ts'
import styles from './Sanitised.module.css'

/** The body of `RichText`. It is a file of its own, so that the sanitiser loads only with HTML to show. */
export function Sanitised({ html, isHeadline = false }: { html: string; isHeadline?: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef('')
  useLayoutEffect(() => {
    // React runs this again for what was hidden meanwhile. The text stays, with what the player has selected of it.
    const key = `${isHeadline} ${html}`
    if (drawn.current === key) return
    drawn.current = key
    const text = sanitise(html)
    box.current?.replaceChildren(isHeadline ? headlineOf(text) : text)
  }, [html, isHeadline])
  return (
    // Links keep their own keyboard behaviour; the listener only passes their addresses to the host.
    <div ref={box} className={styles['text']} onClick={openThroughHost} role="presentation" />
  )
}

function openThroughHost(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return
  event.preventDefault()
  platform().openLink(link.href)
}

/** The first words of an operator's text that was made safe, in the page's language where it is told. */
function headlineOf(text: DocumentFragment): string {
  const own = text.querySelector(`[lang="${document.documentElement.lang}"]`) ?? text
  const first = own.querySelector('h1, h2, h3, p, li, div') ?? own
  return first.textContent?.trim() ?? ''
}
