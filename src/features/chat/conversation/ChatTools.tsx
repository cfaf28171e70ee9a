import { BellOff, BellRing, RefreshCw, Vibrate, VibrateOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toggle, useFeedback } from '../../../device/feedback.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { Chat } from '../engine/types.ts'
import { useSnapshot } from '../useChat.ts'

/** The buttons of the header: refresh, sound and haptic. */
export function ChatTools({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const isLoading = useSnapshot(chat).sync === 'loading'
  const hasSound = useFeedback('sound')
  const hasHaptic = useFeedback('haptic')
  return (
    <>
      <IconButton label={t('refresh')} aria-busy={isLoading} onClick={() => isLoading || chat.refresh()}>
        {isLoading ? <Spinner /> : <RefreshCw />}
      </IconButton>
      <IconButton label={t('sound')} aria-pressed={hasSound} onClick={() => toggle('sound')}>
        {hasSound ? <BellRing /> : <BellOff />}
      </IconButton>
      <IconButton label={t('haptic')} aria-pressed={hasHaptic} onClick={() => toggle('haptic')}>
        {hasHaptic ? <Vibrate /> : <VibrateOff />}
      </IconButton>
    </>
  )
}
