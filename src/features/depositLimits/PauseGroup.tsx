import { CirclePause } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatEnd } from '../../i18n/dates.ts'
import { dayMs } from '../../lib/bangkok.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LimitHead, type LimitProps } from './Limit.tsx'
import { endingPause, longerPauses, withPause, type PauseDays } from './rules.ts'
import chips from '../../ui/controls/AmountChips.module.css'
import styles from './DepositLimits.module.css'

const lengths = { 1: 'pause1', 7: 'pause7', 30: 'pause30' } as const

/** The confirmation may be below the sheet's end. */
const scrollTo = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

/** A longer pause applies at once; a shorter one in a day. `now` is server time, epoch ms. */
export function PauseGroup({ limits: { pausedUntil }, now, change }: LimitProps & { now: number }) {
  const { t } = useTranslation('depositLimits')
  const labelId = useId()
  const [chosen, setChosen] = useState<PauseDays | null>(null)
  const left = pausedUntil === null ? 0 : pausedUntil - now
  const offered = longerPauses(pausedUntil, now)
  const begin = (days: PauseDays) => {
    change((limits, at) => withPause(limits, days, at))
    setChosen(null)
  }
  return (
    <section className={styles['card']}>
      <LimitHead icon={CirclePause} title={t('pause')} tone={pausedUntil === null ? 'none' : 'now'}>
        <p className={styles['told']} role="status">
          {pausedUntil === null ? t('pauseText') : t('pauseRunning', { time: formatEnd(pausedUntil) })}
        </p>
      </LimitHead>
      {offered.length > 0 && (
        <>
          <p id={labelId} className={styles['label']}>
            {t('pauseLength')}
          </p>
          <div className={classes(chips['chips'], styles['lengths'])} role="group" aria-labelledby={labelId}>
            {offered.map((days) => (
              <button key={days} type="button" aria-pressed={chosen === days} onClick={() => setChosen(days)}>
                {t(lengths[days])}
              </button>
            ))}
          </div>
        </>
      )}
      {chosen !== null && offered.includes(chosen) && (
        <div className={styles['actions']} ref={scrollTo}>
          <p>
            <b>{t('pauseRunning', { time: formatEnd(now + chosen * dayMs) })}</b> <span>{t('pauseSure')}</span>
          </p>
          <Button variant="danger" onClick={() => begin(chosen)}>
            {t('pauseBegin', { length: t(lengths[chosen]) })}
          </Button>
        </div>
      )}
      {left > dayMs && (
        <div className={styles['end']}>
          <p className="muted">{t('pauseEndHint')}</p>
          <Button variant="plain" onClick={() => change(endingPause)}>
            {t('pauseEnd')}
          </Button>
        </div>
      )}
    </section>
  )
}
