import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { Intent } from '../../commands/intents.ts'
import { formatSince } from '../../i18n/dates.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { useChecked } from '../../member/useChecked.ts'
import { pages } from '../../nav/addresses.ts'
import { Unknown } from '../../ui/Unknown.tsx'
import { useNow } from '../../ui/useNow.ts'

interface Props {
  intents: readonly Intent[]
  currency: Currency
  onSettle(): void
}

/** Stands in the form's place while a transfer's outcome is not known, so that it is not sent again unseen. */
export function UnknownTransfer({ intents, currency, onSettle }: Props) {
  const { t } = useTranslation(['transfer', 'common'])
  const { isChecked, isChecking, checkAgain } = useChecked(intents)
  const now = useNow()
  return (
    <Unknown
      text={t('unknownText')}
      lines={intents.map(({ amountMinor, at }) =>
        t('unknownLine', { amount: formatMoney(amountMinor, currency), time: formatSince(at, now) }),
      )}
      lookLabel={t('unknownLook')}
      onLook={() => navigate(pages.statement, { replace: true })}
      settleLabel={isChecked || isChecking ? t('unknownSettle') : t('common:retry')}
      checking={isChecking}
      onSettle={isChecked ? onSettle : checkAgain}
    />
  )
}
