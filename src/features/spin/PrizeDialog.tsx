import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { useMessageDialog } from '../../ui/useMessageDialog.ts'
import pageStyles from '../../ui/Page.module.css'
import styles from './PrizeDialog.module.css'
import { Ticket } from './Ticket.tsx'

interface Props {
  prize: string
  onClose(): void
  /** Shows the coupons. */
  onLook(): void
}

/** The directions in which 40 pieces of confetti fly, in degrees. Steps of the golden angle spread them without a pattern. */
const directions = Array.from({ length: 40 }, (_, piece) => Math.round(piece * 137.5) % 360)

/** Pieces that lie still above and below the ticket: they are all that who wants no motion sees. */
const lying = [
  ...Array.from({ length: 13 }, (_, piece) => ({ left: `${3 + piece * 7.3}%`, top: `${10 + ((piece * 17) % 26)}px` })),
  ...Array.from({ length: 11 }, (_, piece) => ({
    left: `${6 + piece * 8.4}%`,
    bottom: `${9 + ((piece * 13) % 25)}px`,
  })),
].map((place, piece) => ({ ...place, transform: `rotate(${piece * 55}deg)` }))

/** The prize that was won. A step back closes it, too. */
export function PrizeDialog({ prize, onClose, onLook }: Props) {
  const { t } = useTranslation(['spin', 'common'])
  const id = useId()
  const dialog = useMessageDialog(onClose)
  return (
    <dialog
      {...dialog}
      className={styles['prize']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text ${id}-prize`}
    >
      <div className={styles['head']}>
        <div className={styles['lying']} aria-hidden="true">
          {lying.map((style) => (
            <i key={style.left} style={style} />
          ))}
        </div>
        <div id={`${id}-prize`} className={styles['ticket']}>
          <Ticket label={prize} />
        </div>
      </div>
      <div className={styles['burst']} aria-hidden="true">
        <div>
          {directions.map((direction) => (
            <span key={direction} style={{ transform: `rotate(${direction}deg)` }}>
              <i />
            </span>
          ))}
        </div>
      </div>
      <div className={styles['words']}>
        <h2 id={`${id}-title`} className={pageStyles['title']}>
          {t('wonTitle')}
        </h2>
        <p id={`${id}-text`}>{t('wonText')}</p>
        <div className={styles['actions']}>
          <Button autoFocus onClick={onLook}>
            {t('wonLook')}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {t('common:close')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
