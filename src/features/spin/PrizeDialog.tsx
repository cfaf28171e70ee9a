import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { useMessageDialog } from '../../ui/useMessageDialog.ts'
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

/** Where pieces lie still around the ticket (%, px), some beyond the card: they are all that who wants no motion sees. */
// prettier-ignore
const places = [
  [14, -34], [30, -16], [46, -42], [62, -22], [80, -38], [-6, -12], [101, -18], [-8, 34], [102, 40], [-9, 206], [102, 222],
  [7, 16], [29, 54], [31, 14], [42, 36], [54, 58], [64, 22], [71, 52], [92, 20], [-6, 252], [103, 186], [97, -50], [2, -52],
]
const lying = places.map(([left, top], piece) => ({
  left: `${left}%`,
  top: `${top}px`,
  transform: `rotate(${piece * 55}deg) scale(${0.8 + (piece % 4) * 0.15})`,
}))

/** The prize that was won. A step back closes it, too. */
export function PrizeDialog({ prize, onClose, onLook }: Props) {
  const { t } = useTranslation(['spin', 'common'])
  const id = useId()
  const dialog = useMessageDialog(onClose)
  return (
    <dialog {...dialog} className={styles['prize']} aria-labelledby={`${id}-title`} aria-describedby={`${id}-prize`}>
      <div className={styles['burst']} aria-hidden="true">
        <div>
          {directions.map((direction) => (
            <span key={direction} style={{ transform: `rotate(${direction}deg)` }}>
              <i />
            </span>
          ))}
        </div>
      </div>
      <div className={styles['card']}>
        <div className={styles['lying']} aria-hidden="true">
          {lying.map((style) => (
            <i key={style.left + style.top} style={style} />
          ))}
        </div>
        <div className={styles['head']}>
          <div id={`${id}-prize`} className={styles['ticket']}>
            <Ticket label={prize} isLarge />
          </div>
        </div>
        <div className={styles['words']}>
          <h2 id={`${id}-title`} className={styles['title']}>
            {t('wonTitle')}
          </h2>
          <div className={styles['actions']}>
            <Button autoFocus onClick={onLook}>
              {t('wonLook')}
            </Button>
            <Button variant="plain" onClick={onClose}>
              {t('common:close')}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  )
}
