import { useTranslation } from 'react-i18next'
import type { Intent } from '../../commands/intents.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { useUnknown } from '../../commands/settling/useUnknown.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { Unknown } from '../../ui/Unknown.tsx'

interface Props {
  intents: readonly Intent[]
  onSettle(): void
}

/** A claim that was not answered: the statement shows what it brought. */
export function UnknownClaim({ intents, onSettle }: Props) {
  const { t } = useTranslation('spin')
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  return <Unknown text={t('claimUnknown')} {...useUnknown(intents, currencyOf(wallet), onSettle)} />
}
