import { Moon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clockOf, dayMinutes, spansOf, spanTexts, type Span } from './hours.ts'
import type { DepositLimits } from './store.ts'
import { withHours } from './rules.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { SelectField } from '../../ui/controls/Field.tsx'
import { LimitHead, type Change, PendingChange } from './Limit.tsx'
import styles from './DepositLimits.module.css'

const stepMinutes = 30
const timeChoices = Array.from({ length: dayMinutes / stepMinutes }, (_, step) => ({
  value: String(step * stepMinutes),
  label: clockOf(step * stepMinutes),
}))
const [evening, morning] = [22 * 60, 6 * 60]

interface Props {
  note: DepositLimits
  change: Change
}

/** Deposits are blocked during these hours of Thai time. */
export function QuietHours({ note: { hours, hoursLater }, change }: Props) {
  const { t } = useTranslation('depositLimits')
  const [from, setFrom] = useState(String(evening))
  const [to, setTo] = useState(String(morning))
  const [isWrong, setIsWrong] = useState(false)
  const set = (wanted: readonly Span[]) => change((note, now) => withHours(note, wanted, now))
  const isAsOffered = from === String(evening) && to === String(morning)
  const pendingHours = hoursLater && spanTexts(hoursLater.to).join(', ')
  return (
    <section>
      <form
        className={styles['card']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsWrong(from === to)
          if (from !== to) set(spansOf(Number(from), Number(to)))
        }}
      >
        <LimitHead icon={Moon} title={t('hours')} tone={hours.length === 0 ? 'none' : 'on'}>
          <p role="status" className={hours.length === 0 ? 'visually-hidden' : styles['told']}>
            {hours.length === 0 ? t('hoursNone') : t('hoursAt', { hours: spanTexts(hours).join(', ') })}
          </p>
        </LimitHead>
        {hoursLater && (
          <PendingChange
            text={
              pendingHours === ''
                ? t('hoursLaterNone', { time: formatDateTime(hoursLater.at) })
                : t('hoursLater', { hours: pendingHours, time: formatDateTime(hoursLater.at) })
            }
            keep={t('keep')}
            onKeep={() => set(hours)}
          />
        )}
        <div className={styles['times']}>
          <SelectField label={t('hoursFrom')} choices={timeChoices} value={from} onChoose={setFrom} />
          <SelectField
            label={t('hoursTo')}
            choices={timeChoices}
            value={to}
            onChoose={setTo}
            error={isWrong ? t('hoursWrong') : null}
          />
        </div>
        <p className={styles['hint']}>{t(hours.length === 0 ? 'hoursHint' : 'looserLater')}</p>
        <div className={styles['actions']}>
          <Button submit variant={isAsOffered ? 'quiet' : 'primary'} className={styles['save']}>
            {t('save')}
          </Button>
          {hours.length > 0 && pendingHours !== '' && (
            <Button variant="plain" onClick={() => set([])}>
              {t('hoursOff')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
