import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SlipWindow } from '../../api/slip.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { OutcomeDisc } from '../../ui/OutcomeDisc.tsx'
import { closedHours } from './rules.ts'
import styles from './Slip.module.css'

interface Props {
  window: SlipWindow
  /** A picture is chosen already. */
  hasPicture: boolean
  isReading: boolean
  onRead(): void
}

/** Says that the server accepts no slips now, and at which hours. */
export function SlipsClosed({ window, hasPicture, isReading, onRead }: Props) {
  const { t } = useTranslation('slip')
  const hours = closedHours(window)
  return (
    <div className={styles['form']}>
      <div className={styles['closed']} role="alert">
        <OutcomeDisc tone="waiting" />
        <h3 className={styles['subtitle']}>{t('closedTitle')}</h3>
        {hours && <p>{t('closedDaily', hours)}</p>}
        <p>{t(hasPicture ? 'closedKept' : 'closedText')}</p>
      </div>
      <Button variant="quiet" busy={isReading} onClick={onRead}>
        {!isReading && <RotateCw size={18} aria-hidden="true" />}
        {t('closedCheck')}
      </Button>
      <Button variant="plain" onClick={() => openDialog({ name: 'slips' })}>
        {t('listTitle')}
      </Button>
    </div>
  )
}
