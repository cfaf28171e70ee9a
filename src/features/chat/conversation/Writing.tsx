import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Composer.module.css'

interface Props {
  draft: string
  isTooLong: boolean
  describedBy: string
  onType(text: string): void
  onSend(): void
  onFile(file: File): void
}

/** The field itself: as high as what is written in it, up to four lines. */
export function Writing({ draft, isTooLong, describedBy, onType, onSend, onFile }: Props) {
  const { t } = useTranslation('chat')
  const area = useGrowing(draft)
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
        if (!sendsBy(event)) return
        event.preventDefault()
        onSend()
      }}
      onPaste={(event) => {
        const file = event.clipboardData.files[0]
        if (!file) return
        event.preventDefault()
        onFile(file)
      }}
    />
  )
}

/** Whether there is a keyboard of its own: on glass, Enter makes a new line. */
const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

/** What writes Thai, Lao or Chinese may end a word with Enter; Safari tells so by its key code alone. */
const sendsBy = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229 && hasKeyboard()

/** Grows with its lines, up to what the style allows; measured anew when it gets another width, as when its dialog opens. */
function useGrowing(text: string) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    let width = -1
    const grow = () => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      element.style.height = 'auto'
      if (element.scrollHeight > 0) element.style.height = `${element.scrollHeight}px`
    }
    grow()
    const resized = new ResizeObserver(grow)
    resized.observe(element)
    return () => resized.disconnect()
  }, [text])
  return area
}
