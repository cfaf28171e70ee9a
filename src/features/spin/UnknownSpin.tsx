import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Intent } from '../../commands/intents.ts'
import { formatSince } from '../../i18n/since.ts'
import { formatCount } from '../../i18n/figures.ts'
import { useAskedSince } from '../../commands/settling/useAskedSince.ts'
import { useChecked } from '../../commands/settling/useChecked.ts'
import { UnknownOutcome } from '../../ui/UnknownOutcome.tsx'
import { reconcile } from './rules.ts'
import { useReadAgain, type useWheelSetup } from './useWheel.ts'

interface Props {
  setup: Pick<ReturnType<typeof useWheelSetup>, 'data' | 'isValidating'>
  intents: readonly Intent[]
  onSettle(): void
}

const texts = { taken: 'unknownTaken', kept: 'unknownKept', unclear: 'unknownUnclear' } as const

/** A spin of unknown outcome, and what the coins say about it. The player settles it, once coins and wallet have been read again. */
export function UnknownSpin({ setup: { data, isValidating }, intents, onSettle }: Props) {
  const { t } = useTranslation(['spin', 'shared', 'common'])
  const { isChecked, isChecking, checkAgain } = useChecked(intents)
  const readAgain = useReadAgain()
  const [opened] = useState(() => Date.now())
  const setup = (useAskedSince(intents, data?.asked, readAgain) && data) || null
  const coins = setup?.coins ?? null
  const checking = isChecking || isValidating
  const hasLooked = isChecked && setup !== null
  const look = () => {
    checkAgain()
    readAgain()
  }
  return (
    <UnknownOutcome
      text={t(texts[reconcile(intents[0]?.amountMinor ?? null, coins)])}
      lines={intents.map(({ at, amountMinor }) =>
        t('unknownLine', {
          time: formatSince(at, opened),
          before: formatCount(amountMinor),
          now: formatCount(coins),
        }),
      )}
      lookLabel={t('unknownLook')}
      onLook={look}
      settleLabel={hasLooked || checking ? t('shared:unknownSettle') : t('shared:unknownAgain')}
      checking={checking}
      onSettle={hasLooked ? onSettle : look}
    />
  )
}
