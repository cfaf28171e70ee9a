import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { send } from '../../api/client.ts'
import { slipReferenceCall, type Slip } from '../../api/slip.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { platform } from '../../platform/current.ts'
import { openOutside } from '../../platform/outside.ts'
import { safeLink } from '../../platform/safeAddress.ts'
import { showToast } from '../../messages/toasts.ts'

const linkOf = (address: string | null) => (address === null || address.trim() === '' ? null : safeLink(address))

/**
 * Opens a slip in a new window: by its link, else by an address that its reference gives. `needsTap`: the host may have blocked the
 * window, and a second tap will open it.
 */
export function useViewSlip({ link, reference }: Pick<Slip, 'link' | 'reference'>) {
  const { t } = useTranslation('slip')
  const errorText = useErrorText()
  const [found, setFound] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const direct = linkOf(link) ?? found
  const named = reference?.trim() ?? ''

  const view = async () => {
    if (direct !== null) return platform().openLink(direct)
    const outside = openOutside(t('opening'))
    setBusy(true)
    try {
      const answer = await send(slipReferenceCall, { parameters: { reference: named } })
      const url = linkOf(answer.url)
      if (url === null) {
        outside.drop()
        showToast('error', t('viewFailed'))
      } else if (outside.go(url) !== 'opened') setFound(url)
    } catch (reason) {
      outside.drop()
      if (!(reason instanceof ApiError && reason.ended)) showToast('error', errorText(reason))
    } finally {
      setBusy(false)
    }
  }
  return { canView: direct !== null || named !== '', view, busy, needsTap: found !== null }
}
