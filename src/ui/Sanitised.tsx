import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { platform } from '../platform/current.ts'
import styles from './Sanitised.module.css'
import { sanitise } from './sanitise.ts'

/** The body of `RichText`. It is a file of its own, so that the sanitiser loads only with HTML to show. */
export function Sanitised({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.replaceChildren(sanitise(html)), [html])
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
