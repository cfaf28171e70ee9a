import { ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { isKind, commandKinds, type OutcomePlace } from '../../commands/kinds.ts'
import { useMemberHash, useUnknownCommands } from '../../commands/useOpenCommands.ts'
import { useBegunDeposits } from '../../session/begunDeposits.ts'
import { formatMoney } from '../../i18n/money.ts'
import { formatSince } from '../../i18n/time.ts'
import { minorOf } from '../../lib/money/minor.ts'
import { searchOf } from '../../nav/dialogAddress.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { isBankCode } from '../../operator/qrChannels.ts'
import { useNow } from '../../ui/useNow.ts'
import { WaitingRow } from '../../ui/lists/WaitingRow.tsx'
import { currencyOf } from '../../wallet/accounts.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { OpenCodeRow } from './OpenCodeRow.tsx'
import styles from './Waiting.module.css'

/** Open QR codes and unknown outcomes, also after a reload and a failed read. One row per page or dialog. */
export function OpenCommands() {
  const { t } = useTranslation('shared')
  const now = useNow()
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  const open = useUnknownCommands().flatMap(({ kind, parameters: { code = '' }, at, amountMinor }) => {
    const text = isKind(kind) ? commandKinds[kind].reminder : null
    return text === null
      ? []
      : [{ text, place: commandKinds[kind].place(code), at, amountMinor: kind === 'spin' ? null : amountMinor }]
  })
  const begun = useBegunDeposits(useMemberHash(), now).map(({ what }) => what)
  const keyOf = (place: OutcomePlace) => ('page' in place ? place.page : searchOf(place.dialog))
  return (
    <div className={styles['waiting']}>
      {begun.filter(isBankCode).map((code) => (
        <OpenCodeRow key={code} bankCode={code} />
      ))}
      {[...new Map(open.map((one) => [keyOf(one.place), one]))].map(([key, { place, text, at, amountMinor }]) => (
        <WaitingRow
          key={key}
          icon={ClockAlert}
          kind="wait"
          title={t(text)}
          amount={amountMinor === null ? '' : formatMoney(minorOf(amountMinor), currencyOf(wallet))}
          onOpen={() => ('page' in place ? navigate(place.page) : openDialog(place.dialog))}
        >
          <span>{t('unknownSent', { time: formatSince(at, now) })}</span>
        </WaitingRow>
      ))}
    </div>
  )
}
