import { Gift } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Reads } from '../../ui/Reads.tsx'
import { useNow } from '../../ui/useNow.ts'
import pageStyles from '../../ui/Page.module.css'
import { BonusRestrictions } from './BonusRestrictions.tsx'
import { BonusCard } from './BonusCard.tsx'
import styles from './BonusPage.module.css'
import { useBonuses } from './useBonuses.ts'
import { useWords } from './useWords.ts'

/** The active bonus: its type, its restrictions and the button that ends it. Below is its card, if the list has it. */
export function ActiveBonus({ type }: { type: string | null }) {
  const { t } = useTranslation('bonus')
  const words = useWords()
  const id = useId()
  const now = useNow()
  return (
    <>
      <Card className={styles['active']} aria-labelledby={id}>
        <Gift size={28} aria-hidden="true" />
        <div>
          <h2 id={id} className={pageStyles['subtitle']}>
            {t('activeTitle')}
          </h2>
          <p className={styles['type']}>{words.type(type)}</p>
        </div>
        <BonusRestrictions of="active" />
        <Button variant="quiet" onClick={() => openDialog({ name: 'endBonus' })}>
          {t('end')}
        </Button>
      </Card>
      <Reads of={[useBonuses()]} height={176} shape="text">
        {([bonuses]) => {
          const current = bonuses.find(({ userBonus }) => userBonus?.isActive)
          return current ? <BonusCard bonus={current} now={now} /> : null
        }}
      </Reads>
    </>
  )
}
