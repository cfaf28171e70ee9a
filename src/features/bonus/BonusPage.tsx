import { useTranslation } from 'react-i18next'
import { PageHead } from '../../ui/PageHead.tsx'
import { Reads } from '../../ui/Reads.tsx'
import pageStyles from '../../ui/Page.module.css'
import { useActiveBonus } from '../../wallet/useActiveBonus.ts'
import { ActiveBonus } from './ActiveBonus.tsx'
import { BonusList } from './BonusList.tsx'
import { OpenCommands } from './OpenCommands.tsx'
import { PromotionForm } from './PromotionForm.tsx'

/** The active bonus; without one, the search for a promotion code and the list of bonuses. */
export function BonusPage() {
  const { t } = useTranslation('bonus')
  return (
    <div className={pageStyles['page']}>
      <PageHead title={t('title')} />
      <OpenCommands />
      <Reads of={[useActiveBonus()]} height={420} shape="rows">
        {([{ status, type }]) =>
          status ? (
            <ActiveBonus type={type} />
          ) : (
            <>
              <PromotionForm />
              <BonusList />
            </>
          )
        }
      </Reads>
    </div>
  )
}
