import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { Intent } from '../../commands/intents.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { formatSince } from '../../i18n/since.ts'
import { exactMoney, formatMoney, type Currency } from '../../i18n/money.ts'
import { minorOf } from '../../money/minor.ts'
import { pages } from '../../nav/addresses.ts'
import { UnknownOutcome } from '../../ui/UnknownOutcome.tsx'
import { useNow } from '../../ui/useNow.ts'

interface Props {
  intents: readonly Intent[]
  currency: Currency
  isReading: boolean
  onRead(): void
}

/** Commands without an answer, until the channel's status shows their outcome. */
export function UnansweredQr({ intents, currency, isReading, onRead }: Props) {
  const { t } = useTranslation(['qr', 'shared', 'common'])
  const now = useNow()
  return (
    <UnknownOutcome
      text={t('unknownText')}
      lines={intents.map(({ amountMinor, at }) =>
        amountMinor === null
          ? t('shared:unknownSent', { time: formatSince(at, now) })
          : t('shared:unknownLine', {
              amount: formatMoney(minorOf(amountMinor), currency),
              time: formatSince(at, now),
            }),
      )}
      facts={intents.map(({ amountMinor, at }) =>
        amountMinor === null
          ? t('shared:unknownSent', { time: formatDateTime(at) })
          : t('shared:unknownLine', { amount: exactMoney(minorOf(amountMinor), currency), time: formatDateTime(at) }),
      )}
      lookLabel={t('shared:unknownLook')}
      onLook={() => navigate(pages.statement, { replace: true })}
      settleLabel={t('shared:unknownAgain')}
      checking={isReading}
      onSettle={onRead}
    />
  )
}
