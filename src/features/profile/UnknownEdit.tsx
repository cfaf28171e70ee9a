import { useTranslation } from 'react-i18next'
import type { Intent } from '../../commands/intents.ts'
import { formatSince } from '../../i18n/since.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { UnknownOutcome } from '../../ui/UnknownOutcome.tsx'
import { useNow } from '../../ui/useNow.ts'

interface Props {
  intents: readonly Intent[]
  text: string
  onSettle(): void
}

/** A change of unknown outcome. The page behind shows what is saved. */
export function UnknownEdit({ intents, text, onSettle }: Props) {
  const { t } = useTranslation('profile')
  const now = useNow()
  return (
    <UnknownOutcome
      text={text}
      lines={intents.map(({ at }) => t('unknownLine', { time: formatSince(at, now) }))}
      lookLabel={t('unknownLook')}
      onLook={() => void closeDialog()}
      settleLabel={t('unknownSettle')}
      checking={false}
      onSettle={onSettle}
    />
  )
}
