import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hideAmounts } from '../../../i18n/amounts.ts'
import { safeLink } from '../../../platform/safeAddress.ts'
import { keyed } from '../../../ui/lists/keyed.ts'
import { OutsideLink } from '../../../ui/controls/OutsideLink.tsx'
import styles from './Bubble.module.css'
import { linkify } from './linkify.ts'

export function MessageText({ text }: { text: string }) {
  // Rerenders when amounts are hidden or shown.
  useTranslation()
  const shown = hideAmounts(text)
  const parts = useMemo(() => keyed(linkify(shown), (part) => part.text), [shown])
  return (
    <p className={styles['text']} dir="auto">
      {parts.map(({ key, item }) => {
        const address = item.address === null ? null : safeLink(item.address)
        if (address === null) return item.text
        return (
          <OutsideLink key={key} address={address}>
            {item.text}
          </OutsideLink>
        )
      })}
    </p>
  )
}
