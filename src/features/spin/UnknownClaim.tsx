import { useTranslation } from 'react-i18next'
import type { Intent } from '../../commands/intents.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { useUnknown } from '../../commands/settling/useUnknown.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { UnknownOutcome } from '../../ui/UnknownOutcome.tsx'

interface Props {
  intents: readonly Intent[]
  onSettle(): void
}

/** A claim of unknown outcome. The statement shows what it brought. */
export function UnknownClaim({ intents, onSettle }: Props) {
  const { t } = useTranslation('spin')
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  return <UnknownOutcome text={t('claimUnknown')} {...useUnknown(intents, currencyOf(wallet), onSettle)} />
}
