import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { navigate } from 'wouter/use-browser-location'
import { bestNow } from '../../api/serverClock.ts'
import { interval, intervals, noteInterval, playSession } from '../../wallet/playSession.ts'
import { pages } from '../../nav/addresses.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { currentSession, endSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ReadFailure } from '../../ui/ReadFailure.tsx'
import { Outline } from '../../ui/Outline.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { currencyOf } from '../../wallet/accounts.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { readSight } from './readSight.ts'
import { ResultRows } from './ResultRows.tsx'
import styles from './Result.module.css'
import { resultOf } from '../../wallet/sessionResult.ts'

/** Read anew each time the dialog opens; not while it stands, as the figures would change under the player's eyes. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true, dedupingInterval: 0 }

/** Reads what became of the member's money since the session began. */
async function readResult() {
  const by = currentSession()
  const before = bestNow()
  const start = before === null ? null : playSession(before).start
  const sight = await readSight(start?.after ?? null)
  const now = bestNow()
  if (now === null || sight === null || currentSession() !== by) return { session: null, now: 0, result: null }
  const session = playSession(now)
  return { session, now, result: start && resultOf(start, sight) }
}

/** The time of this session, and what playing has brought or cost. It opens by itself at the interval that the player sets. */
export function ResultDialog() {
  const { t } = useTranslation('sessionResult')
  const { data, error, isValidating, mutate } = useSWR('sessionResult', readResult, once)
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  return (
    <Sheet title={t('title')}>
      <div className={styles['result']}>
        {data && !isValidating && error === undefined && <ResultRows {...data} currency={currencyOf(wallet)} />}
        {isValidating && <Outline shape="rows" height={232} />}
        {error !== undefined && !isValidating && (
          <ReadFailure error={error} busy={isValidating} onRetry={() => void mutate()} />
        )}
        <Interval />
        <Button onClick={() => void closeDialog()}>{t('continue')}</Button>
        <div className={styles['others']}>
          <Button variant="plain" onClick={() => navigate(pages.statement, { replace: true })}>
            {t('statement')}
          </Button>
          <Button variant="danger" onClick={stop}>
            {t('stop')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

/** The login takes the place of the dialog in the history. */
function stop(): void {
  endSession()
  navigate(pages.login, { replace: true })
}

function Interval() {
  const { t } = useTranslation('sessionResult')
  const [minutes, setMinutes] = useState<number>(interval)
  return (
    <SelectField
      label={t('every')}
      choices={intervals.map((count) => ({ value: String(count), label: t('minutes', { minutes: count }) }))}
      value={String(minutes)}
      onChoose={(value) => {
        noteInterval(Number(value))
        setMinutes(Number(value))
      }}
    />
  )
}
