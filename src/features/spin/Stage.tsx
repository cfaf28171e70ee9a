import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../i18n/amounts.ts'
import { classes } from '../../ui/classes.ts'
import { NoWheel } from './NoWheel.tsx'
import { canSpin } from './rules.ts'
import styles from './SpinPage.module.css'
import type { useSpin } from './useSpin.ts'
import { Wheel } from './wheel/Wheel.tsx'

interface Props {
  coins: number | null
  spin: Pick<
    ReturnType<typeof useSpin>,
    'slices' | 'winner' | 'won' | 'isBusy' | 'hasSpun' | 'start' | 'onRest' | 'onShown'
  >
}

export function Stage({ coins, spin: { slices, winner, won, isBusy, hasSpun, start, onRest, onShown } }: Props) {
  const { t } = useTranslation('spin')
  const stateId = useId()
  if (slices.length < 2) return <NoWheel />

  const state = () => {
    if (won !== null) return t('won', { prize: won })
    if (isBusy) return t('turning')
    if (coins === null) return t('coinsUnread')
    return t(coins > 0 ? 'hint' : 'noCoins')
  }
  const held = formatCount(coins)
  const isReady = canSpin(coins, isBusy)
  const isTurning = isBusy && won === null
  const action = isTurning ? 'spinning' : hasSpun && coins !== null && coins > 0 ? 'again' : 'spin'
  return (
    <div className={styles['plate']}>
      <Wheel slices={slices} winner={winner} onRest={onRest} onShown={onShown}>
        <button
          type="button"
          className={styles['spin']}
          aria-disabled={!isReady || undefined}
          aria-busy={isBusy || undefined}
          aria-describedby={stateId}
          onClick={isReady ? start : undefined}
        >
          <span className={styles['action']} data-small={action !== 'spin' || undefined}>
            {t(action)}
          </span>{' '}
          <span className={styles['coins']} data-small={held.length > 6 || undefined}>
            {held}
          </span>{' '}
          <span className="visually-hidden">{t('coin', { count: coins ?? 0 })}</span>
        </button>
      </Wheel>
      <p
        id={stateId}
        className={classes(styles['state'], won !== null && styles['won'], isReady && styles['price'])}
        role="status"
      >
        {state()}
      </p>
    </div>
  )
}
