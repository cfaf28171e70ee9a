import { ExternalLink } from 'lucide-react'
import { useRef, type MouseEvent } from 'react'
import type { ChatButton } from '../../../api/chat/chatMessage.ts'
import { safeLink } from '../../../platform/safeAddress.ts'
import { OutsideLink } from '../../../ui/controls/OutsideLink.tsx'
import { keyed } from '../../../ui/lists/keyed.ts'
import styles from './Buttons.module.css'

interface Props {
  buttons: readonly ChatButton[]
  label: string
  variant?: 'stacked' | 'chips'
  onPostback(button: ChatButton): void
}

const answerDoubleTapMs = 700

export function Buttons({ buttons, label, variant = 'stacked', onPostback }: Props) {
  const lastTap = useRef(-Infinity)
  const answer = (button: ChatButton, { timeStamp }: MouseEvent) => {
    if (timeStamp - lastTap.current < answerDoubleTapMs) return
    lastTap.current = timeStamp
    onPostback(button)
  }
  if (buttons.length === 0) return null
  return (
    <ul className={styles[variant]} aria-label={label}>
      {keyed(buttons, ({ title, type, payload }) => `${type} ${payload} ${title}`).map(({ key, item }) => (
        <li key={key}>
          {item.type === 'web_url' ? (
            <LinkButton button={item} />
          ) : (
            <button type="button" className={styles['button']} onClick={(event) => answer(item, event)}>
              {item.title}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function LinkButton({ button: { title, payload } }: { button: ChatButton }) {
  const address = safeLink(payload)
  if (address === null)
    return (
      <button type="button" className={styles['button']} disabled>
        {title}
      </button>
    )
  return (
    <OutsideLink address={address} className={styles['button']}>
      <span>{title}</span>
      <ExternalLink size={16} />
    </OutsideLink>
  )
}
