import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { Intent } from '../../commands/intents.ts'
import type { Currency } from '../../i18n/money.ts'
import { useAskedSince } from '../../commands/settling/useAskedSince.ts'
import { useUnknown } from '../../commands/settling/useUnknown.ts'
import { pages } from '../../nav/addresses.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { UnknownOutcome } from '../../ui/UnknownOutcome.tsx'
import { useActiveBonus } from '../../wallet/useActiveBonus.ts'
import { useWords } from './useWords.ts'

/** Shows the page of bonuses, which may be the page behind the dialog. */
export const showBonusPage = () => {
  if (window.location.pathname === pages.bonus) void closeDialog()
  else navigate(pages.bonus, { replace: true })
}

interface Props {
  command: { readonly open: readonly Intent[]; settle(): void }
  currency: Currency
  text: string
}

/** A command of this room of unknown outcome. It names the active bonus once that was asked for after the command had ended. */
export function UnknownBonus({ command: { open, settle }, currency, text }: Props) {
  const { t } = useTranslation(['bonus', 'shared'])
  const words = useWords()
  const { data, error, isValidating, mutate } = useActiveBonus()
  const { lines, checking, settleLabel, onSettle } = useUnknown(open, currency, settle)
  const isSince = useAskedSince(open, data?.asked, () => void mutate())
  const isFailed = error !== undefined
  const activeBonus = data?.status ? t('heldNow', { type: words.type(data.type) }) : t('noneNow')
  return (
    <UnknownOutcome
      text={text}
      lines={isSince && !isFailed ? [...lines, activeBonus] : lines}
      lookLabel={t('look')}
      onLook={showBonusPage}
      settleLabel={isFailed ? t('shared:unknownAgain') : settleLabel}
      checking={checking || (isFailed ? isValidating : !isSince)}
      onSettle={isFailed ? () => void mutate() : onSettle}
    />
  )
}
