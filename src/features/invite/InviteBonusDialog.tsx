import { useTranslation } from 'react-i18next'
import { conditionsCall } from '../../api/info.ts'
import { useRead } from '../../reads/reads.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { Reads } from '../../ui/Reads.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { InviteBonus } from './InviteBonus.tsx'

/** Receives the invite bonus into the main wallet, once its conditions have been shown. */
export function InviteBonusDialog() {
  const { t } = useTranslation('invite')
  return (
    <Sheet title={t('bonusTitle')}>
      <Reads of={[useWallet(), useRead(conditionsCall)]} height={280} shape="text">
        {([wallet, conditions]) => <InviteBonus wallet={wallet} conditions={conditions} />}
      </Reads>
    </Sheet>
  )
}
