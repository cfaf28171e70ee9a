import { CirclePause } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Note } from '../../brakes/note.ts'
import { dayMs, endingPause, longerPauses, withPause, type PauseDays } from '../../brakes/rules.ts'
import chips from '../../ui/AmountChips.module.css'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { BrakeHead } from './BrakeHead.tsx'
import styles from './Brakes.module.css'
import type { Change } from './change.ts'
import { PauseStatus } from './PauseStatus.tsx'

const lengths = { 1: 'pause1', 7: 'pause7', 30: 'pause30' } as const

interface Props {
  note: Note
  /** Epoch ms by the server's clock. */
  now: number
  change: Change
}

/** A pause of depositing: begun at once, made longer at once, and made shorter to a day from now. */
export function PauseGroup({ note: { pausedUntil }, now, change }: Props) {
  const { t } = useTranslation('brakes')
  const labelId = useId()
  const [chosen, setChosen] = useState<PauseDays | null>(null)
  const left = pausedUntil === null ? 0 : pausedUntil - now
  const offered = longerPauses(pausedUntil, now)
  const begin = (days: PauseDays) => {
    change((note, at) => withPause(note, days, at))
    setChosen(null)
  }
  return (
    <section>
      <div className={styles['card']}>
        <BrakeHead icon={CirclePause} title={t('pause')} tone={pausedUntil === null ? 'none' : 'now'}>
          <PauseStatus until={pausedUntil} />
        </BrakeHead>
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
          <div className={styles['actions']}>
            <p className={styles['hint']}>{t('pauseSure')}</p>
            <Button variant="danger" onClick={() => begin(chosen)}>
              {t('pauseBegin', { length: t(lengths[chosen]) })}
            </Button>
          </div>
        )}
        {left > dayMs && (
          <div className={styles['end']}>
            <p className={styles['hint']}>{t('pauseEndHint')}</p>
            <Button variant="plain" onClick={() => change(endingPause)}>
              {t('pauseEnd')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
