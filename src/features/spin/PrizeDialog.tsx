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

/** Where pieces lie still around the ticket (%, px): they are all that who wants no motion sees. */
// prettier-ignore
const places = [
  [4, 13], [11, 34], [19, 9], [27, 25], [36, 12], [43, 37], [51, 19], [58, 6], [66, 31], [74, 14], [82, 38], [88, 9], [95, 27],
  [1, 96], [97, 78], [2, 148], [9, 157], [17, 138], [25, 152], [38, 139], [47, 156], [60, 137], [68, 151], [79, 140], [87, 158], [94, 139],
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
    <dialog
      {...dialog}
      className={styles['prize']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text ${id}-prize`}
    >
      <div className={styles['head']}>
        <div id={`${id}-prize`} className={styles['ticket']}>
          <Ticket label={prize} />
        </div>
      </div>
      <div className={styles['lying']} aria-hidden="true">
        {lying.map((style) => (
          <i key={style.left + style.top} style={style} />
        ))}
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
          <Button className={styles['look']} autoFocus onClick={onLook}>
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
