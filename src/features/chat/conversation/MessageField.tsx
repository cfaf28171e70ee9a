import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './MessageField.module.css'

interface Props {
  draft: string
  isTooLong: boolean
  describedBy: string
  onType(text: string): void
  onSend(): void
}

export function MessageField({ draft, isTooLong, describedBy, onType, onSend }: Props) {
  const { t } = useTranslation('chat')
  const area = useAutoHeight(draft)
  return (
    <textarea
      ref={area}
      className={styles['area']}
      rows={1}
      value={draft}
      aria-label={t('write')}
      aria-describedby={describedBy}
      aria-invalid={isTooLong}
      placeholder={t('write')}
      enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (!isSendKey(event)) return
        event.preventDefault()
        onSend()
      }}
    />
  )
}

/** A mouse suggests a hardware keyboard; on a screen keyboard Enter starts a new line. */
const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

/** Safari marks an input method's Enter only by key code 229. */
const isSendKey = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229 && hasKeyboard()

/** Fits the height to the text, again when the width changes. */
function useAutoHeight(text: string) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    let width = -1
    const grow = () => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      element.style.height = 'auto'
      const edges = element.offsetHeight - element.clientHeight
      if (element.scrollHeight > 0) element.style.height = `${element.scrollHeight + edges}px`
    }
    grow()
    const observer = new ResizeObserver(grow)
    observer.observe(element)
    return () => observer.disconnect()
  }, [text])
  return area
}
