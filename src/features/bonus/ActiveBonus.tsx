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
import cardStyles from './BonusCard.module.css'
import { BonusName } from './BonusName.tsx'
import styles from './BonusPage.module.css'
import { useBonuses, useCurrentBonus } from './useBonuses.ts'
import { useWords } from './useWords.ts'

/** The active bonus: its name and type, and its restrictions. Below are its card, if the list has it, and the button that ends it. */
export function ActiveBonus({ type }: { type: string | null }) {
  const { t } = useTranslation('bonus')
  const words = useWords()
  const id = useId()
  const now = useNow()
  const isListed = useCurrentBonus() !== undefined
  return (
    <>
      <Card className={styles['active']} aria-labelledby={id}>
        <Gift size={28} aria-hidden="true" />
        <div>
          <h2 id={id} className={pageStyles['subtitle']}>
            {t('activeTitle')}
          </h2>
          <div className={styles['type']}>
            <BonusName type={type} />
          </div>
          {isListed && <span className={cardStyles['chip']}>{words.type(type)}</span>}
        </div>
        <BonusRestrictions of="active" />
      </Card>
      <Reads of={[useBonuses()]} height={176} shape="text">
        {([bonuses]) => {
          const current = bonuses.find(({ userBonus }) => userBonus?.isActive)
          return current ? <BonusCard bonus={current} now={now} /> : null
        }}
      </Reads>
      <Button variant="plain" className={styles['end']} onClick={() => openDialog({ name: 'endBonus' })}>
        {t('end')}
      </Button>
    </>
  )
}
