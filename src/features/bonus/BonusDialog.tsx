import { useTranslation } from 'react-i18next'
import type { Bonus } from '../../api/bonus.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { useDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { giftDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { useActiveBonus } from '../../wallet/useActiveBonus.ts'
import { BonusOffer } from './BonusOffer.tsx'
import { showBonusPage, UnknownBonus } from './UnknownBonus.tsx'
import { useBonusCommand, useBonuses } from './useBonuses.ts'

export function BonusDialog() {
  const { t } = useTranslation('bonus')
  const code = useDialog()?.code ?? ''
  return (
    <Sheet title={code === '' ? t('title') : t('bonusOf', { code })}>
      <Reads of={[useWallet(), useBonuses(), useActiveBonus()]} height={360} shape="text">
        {([, bonuses, active]) => (
          <NamedBonus
            key={code}
            code={code}
            bonus={bonuses.find((one) => one.code === code)}
            hasActiveBonus={active.status}
          />
        )}
      </Reads>
    </Sheet>
  )
}

interface Props {
  code: string
  bonus: Bonus | undefined
  hasActiveBonus: boolean
}

function NamedBonus({ code, bonus, hasActiveBonus }: Props) {
  const { t } = useTranslation('bonus')
  const command = useBonusCommand('bonus', code)
  if (command.unknownCommands.length > 0) return <UnknownBonus command={command} text={t('unknownBonus', { code })} />
  if (bonus) return <BonusOffer bonus={bonus} hasActiveBonus={hasActiveBonus} command={command} />
  return (
    <>
      <EmptyState drawing={giftDrawing} title={t('notFoundTitle')} text={t('notFoundText')} />
      <Button onClick={showBonusPage}>{t('look')}</Button>
    </>
  )
}
