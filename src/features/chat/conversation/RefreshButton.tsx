import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { Chat } from '../engine/types.ts'
import { useSnapshot } from '../useChat.ts'

/** Reads the newest messages again. Sound and vibration are in the settings, for members and visitors. */
export function RefreshButton({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const isLoading = useSnapshot(chat).sync === 'loading'
  return (
    <IconButton label={t('refresh')} aria-busy={isLoading} onClick={() => isLoading || chat.refresh()}>
      {isLoading ? <Spinner /> : <RefreshCw />}
    </IconButton>
  )
}
