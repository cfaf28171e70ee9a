import { PartyPopper } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { useMessageDialog } from '../../ui/useMessageDialog.ts'
import pageStyles from '../../ui/Page.module.css'
import styles from './PrizeDialog.module.css'

interface Props {
  prize: string
  onClose(): void
}

/** The directions in which confetti flies, in degrees. */
const directions = Array.from({ length: 16 }, (_, piece) => piece * 22.5)

/** The prize that was won. A step back closes it, too. */
export function PrizeDialog({ prize, onClose }: Props) {
  const { t } = useTranslation(['spin', 'common'])
  const id = useId()
  const dialog = useMessageDialog(onClose)
  return (
    <dialog {...dialog} className={styles['prize']} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <div className={styles['burst']} aria-hidden="true">
        {directions.map((direction) => (
          <span key={direction} style={{ transform: `rotate(${direction}deg)` }}>
            <i />
          </span>
        ))}
      </div>
      <PartyPopper className={styles['icon']} size={48} aria-hidden="true" />
      <h2 id={`${id}-title`} className={pageStyles['title']}>
        {t('wonTitle')}
      </h2>
      <div id={`${id}-text`}>
        <p>{t('wonText')}</p>
        <p className={styles['name']}>{prize}</p>
        <p className={styles['next']}>{t('wonNext')}</p>
      </div>
      <Button autoFocus onClick={onClose}>
        {t('common:ok')}
      </Button>
    </dialog>
  )
}
