import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { createContext, useContext, type ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Spot, type Drawing } from './Spot.tsx'
import { useReadErrorText } from '../../i18n/errorText.ts'
import styles from './EmptyState.module.css'

/** A cloud that gave nothing but rain. */
const failedDrawing: Drawing = {
  paper: 'M34 66a15 15 0 0 1-3-29.7 19 19 0 0 1 36-2.3A16 16 0 0 1 66 66Z',
  lines: 'M48 41v10M48 58v.1M36 73v4M48 73v9M60 73v4',
}

/** What a place shows although its reads have failed. */
export const DespiteFailure = createContext<ReactNode>(null)

interface DespiteFailureProps {
  error: unknown
  busy?: boolean
  onRetry(): void
}

/** Takes the place of data that could not be read: what the server said if it helps, else that no money is concerned. */
export function ReadFailure({ error, ...retry }: DespiteFailureProps) {
  const errorText = useReadErrorText()
  return (
    <>
      {useContext(DespiteFailure)}
      <Failure text={errorText(error)} {...retry} />
    </>
  )
}

interface Props {
  /** Says by default that something did not load. */
  title?: string
  text?: string
  busy?: boolean
  /** It stands for a whole room, for which the page may be reloaded (`app/updates.ts`). */
  isRoom?: true
  onRetry(): void
}

/** Takes the place of what did not load, and offers to try again. */
export function Failure({ title, text, busy = false, isRoom, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles['state']} role="alert" data-room={isRoom}>
      <Spot drawing={failedDrawing} />
      <p className={styles['title']}>{title ?? t('loadFailed')}</p>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      <div className={styles['action']}>
        <Button busy={busy} onClick={onRetry}>
          {!busy && <RotateCw size={18} aria-hidden="true" />}
          {t('retry')}
        </Button>
      </div>
    </div>
  )
}
