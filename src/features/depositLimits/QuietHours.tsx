import { Moon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../i18n/dates.ts'
import { SelectField } from '../../ui/controls/Field.tsx'
import { clockOf, dayMinutes, joinAtMidnight, spansOf, spanTexts, type Span } from './hours.ts'
import { LimitForm, type LimitProps } from './Limit.tsx'
import { withHours } from './rules.ts'
import styles from './DepositLimits.module.css'

const stepMinutes = 30
const timeChoices = Array.from({ length: dayMinutes / stepMinutes }, (_, step) => ({
  value: String(step * stepMinutes),
  label: clockOf(step * stepMinutes),
}))
const night: Span = { from: 22 * 60, to: 6 * 60 }

/** Blocks deposits during these hours of Thai time. */
export function QuietHours({ limits: { hours, hoursLater }, change }: LimitProps) {
  const { t } = useTranslation('depositLimits')
  const [set = night, ...others] = joinAtMidnight(hours)
  const first = others.length === 0 ? set : night
  const [from, setFrom] = useState(String(first.from))
  const [to, setTo] = useState(String(first.to % dayMinutes))
  const [isWrong, setIsWrong] = useState(false)
  const setHours = (wanted: readonly Span[]) => change((limits, now) => withHours(limits, wanted, now))
  const pending = hoursLater && { time: formatDateTime(hoursLater.at), hours: spanTexts(hoursLater.to).join(', ') }
  return (
    <LimitForm
      icon={Moon}
      title={t('hours')}
      isSet={hours.length > 0}
      status={hours.length === 0 ? t('hoursNone') : t('hoursAt', { hours: spanTexts(hours).join(', ') })}
      pending={pending && t(pending.hours === '' ? 'hoursLaterNone' : 'hoursLater', pending)}
      isChanged={from !== String(first.from) || to !== String(first.to % dayMinutes)}
      off={hours.length > 0 && pending?.hours !== '' ? t('hoursOff') : null}
      onKeep={() => setHours(hours)}
      onOff={() => setHours([])}
      onSave={() => {
        setIsWrong(from === to)
        if (from !== to) setHours(spansOf(Number(from), Number(to)))
      }}
    >
      {({ save, remove }) => (
        <>
          <div className={styles['times']}>
            <SelectField translate="no" label={t('hoursFrom')} choices={timeChoices} value={from} onChoose={setFrom} />
            <SelectField
              translate="no"
              label={t('hoursTo')}
              choices={timeChoices}
              value={to}
              onChoose={setTo}
              error={isWrong ? t('hoursWrong') : null}
            />
          </div>
          <p className="muted">{t(hours.length === 0 ? 'hoursHint' : 'looserLater')}</p>
          <div className={styles['actions']}>
            {save}
            {remove}
          </div>
        </>
      )}
    </LimitForm>
  )
}
