import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/Button.tsx'
import { useMessageDialog } from '../../ui/layout/useMessageDialog.ts'
import { Ticket } from './Ticket.tsx'
import styles from './PrizeDialog.module.css'

/** In degrees; steps of the golden angle avoid a pattern. */
const directions = Array.from({ length: 40 }, (_, piece) => Math.round(piece * 137.5) % 360)

/** Resting positions, px from the ticket's middle, none on a button; reduced motion shows only these. */
// oxfmt-ignore
const restingPlaces = [
  [-156, -282], [-118, -240], [-70, -296], [-22, -252], [34, -286], [82, -238], [126, -292], [164, -246], [-88, -196],
  [96, -192], [-2, -206], [-168, -116], [166, -128], [-148, -82], [150, -86], [12, 262], [-112, 282], [118, 284],
]
const lying = restingPlaces.map(([x, y], piece) => ({
  left: `calc(50% + ${x}px)`,
  top: `calc(50% + ${y}px)`,
  transform: `rotate(${piece * 55}deg) scale(${0.8 + (piece % 4) * 0.15})`,
}))

export function PrizeDialog({ prize, onClose, onLook }: { prize: string; onClose(): void; onLook(): void }) {
  const { t } = useTranslation(['spin', 'common'])
  const id = useId()
  const dialog = useMessageDialog(onClose)
  return (
    <dialog
      {...dialog}
      className={styles['prize']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text ${id}-prize ${id}-next`}
    >
      <Confetti />
      <div className={styles['card']}>
        <div className={styles['words']}>
          <h2 id={`${id}-title`} className={styles['title']}>
            {t('wonTitle')}
          </h2>
          <p id={`${id}-text`} className={styles['text']}>
            {t('wonText')}
          </p>
        </div>
        <div id={`${id}-prize`} className={styles['ticket']}>
          <Ticket label={prize} isLarge />
        </div>
        <div className={styles['actions']}>
          <p id={`${id}-next`}>{t('wonNext')}</p>
          <Button autoFocus className={styles['look']} onClick={onLook}>
            {t('wonLook')}
          </Button>
          <Button variant="plain" className={styles['close']} onClick={onClose}>
            {t('common:close')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

const Confetti = () => (
  <div className={styles['confetti']} aria-hidden="true">
    <div className={styles['lying']}>
      {lying.map((style) => (
        <i key={style.left + style.top} style={style} />
      ))}
    </div>
    <div className={styles['burst']}>
      {directions.map((direction) => (
        <span key={direction} style={{ transform: `rotate(${direction}deg)` }}>
          <i />
        </span>
      ))}
    </div>
  </div>
)
