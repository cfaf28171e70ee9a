import { useTranslation } from 'react-i18next'
import { formatMinute } from '../../i18n/time.ts'
import { lastSync } from '../../wallet/lastSync.ts'
import { useNow } from '../../ui/useNow.ts'

/** When the balance was last read. `failed`: a later read failed. */
export function LastUpdate({ failed }: { failed: boolean }) {
  const { t } = useTranslation('home')
  const now = useNow()
  const at = lastSync()
  if (at === null) return null
  return (
    <time dateTime={new Date(at).toISOString()}>
      {t(failed ? 'notUpdatedSince' : 'updated', { time: formatMinute(at, now) })}
    </time>
  )
}
