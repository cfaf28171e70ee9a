import { Timer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bestNow } from '../../api/serverClock.ts'
import { playSession } from '../../wallet/playSession.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { ActionRow } from '../../ui/ActionRow.tsx'
import { KindTile } from '../../ui/KindTile.tsx'
import { useNow } from '../../ui/useNow.ts'

const minuteMs = 60_000
/** The clock is quiet before (minutes). */
const shownAfter = 15

/** The session's clock, after a quarter of an hour, and the way to its result. */
export function ResultRow() {
  const { t } = useTranslation('preferences')
  const [began] = useState(() => {
    const now = bestNow()
    return now === null ? null : playSession(now).at
  })
  useNow()
  const now = bestNow()
  const minutes = began === null || now === null ? 0 : Math.floor((now - began) / minuteMs)
  return (
    <ActionRow
      picture={<KindTile icon={Timer} kind="play" />}
      label={t('result')}
      hint={
        minutes < shownAfter
          ? t('resultHint')
          : t('resultTime', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
      }
      onOpen={() => openDialog({ name: 'sessionResult' })}
    />
  )
}
