import { ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { isKind, kinds, type Place } from '../../commands/kinds.ts'
import { useMemberHash, useOpenIntents } from '../../commands/useOpenIntents.ts'
import { useBegunDeposits } from '../../device/begunDeposits.ts'
import { searchOf } from '../../nav/dialogAddress.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { isBankCode } from '../../service/qrChannels.ts'
import { useNow } from '../../ui/useNow.ts'
import { WaitingRow } from '../../ui/WaitingRow.tsx'
import { OpenCode } from './OpenCode.tsx'
import styles from './Waiting.module.css'

/**
 * Leads back to what needs the player, also after a reload: QR codes that are open, and commands of unknown outcome, with one button for
 * each page or dialog that shows an outcome.
 */
export function OpenCommands() {
  const { t } = useTranslation('shared')
  const open = useOpenIntents().flatMap(({ kind, parameters: { code = '' } }) => {
    const text = isKind(kind) ? kinds[kind].reminder : null
    return text === null ? [] : [{ text, place: kinds[kind].place(code) }]
  })
  const begun = useBegunDeposits(useMemberHash(), useNow()).map(({ what }) => what)
  const keyOf = (place: Place) => ('page' in place ? place.page : searchOf(place.dialog))
  return (
    <div className={styles['waiting']}>
      {begun.filter(isBankCode).map((code) => (
        <OpenCode key={code} bankCode={code} />
      ))}
      {[...new Map(open.map((one) => [keyOf(one.place), one]))].map(([key, { place, text }]) => (
        <WaitingRow
          key={key}
          icon={ClockAlert}
          kind="wait"
          title={t(text)}
          onOpen={() => ('page' in place ? navigate(place.page) : openDialog(place.dialog))}
        />
      ))}
    </div>
  )
}
