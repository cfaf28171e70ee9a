import { Gift } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Reads } from '../../ui/Reads.tsx'
import pageStyles from '../../ui/Page.module.css'
import { BonusRestrictions } from './BonusRestrictions.tsx'
import { BonusCard } from './BonusCard.tsx'
import { BonusName } from './BonusName.tsx'
import styles from './BonusPage.module.css'
import { useBonuses, useCurrentBonus } from './useBonuses.ts'
import { useLimitNow } from './useLimitNow.ts'

/** The active bonus: its card, or its type where the list does not have it; its restrictions, and the button that ends it. */
export function ActiveBonus({ type }: { type: string | null }) {
  const { t } = useTranslation('bonus')
  const id = useId()
  const now = useLimitNow()
  const list = useBonuses()
  const current = useCurrentBonus()
  return (
    <>
      <section className={styles['active']} aria-labelledby={id}>
        <h2 id={id} className={pageStyles['subtitle']}>
          {t('activeTitle')}
        </h2>
        {!current && !list.isLoading && (
          <Card className={styles['named']}>
            <Gift size={28} aria-hidden="true" />
            <div className={styles['type']}>
              <BonusName type={type} />
            </div>
          </Card>
        )}
        <Reads of={[list]} height={176} shape="text">
          {() => current && <BonusCard bonus={current} now={now} />}
        </Reads>
        <BonusRestrictions of="active" />
      </section>
      <Button variant="plain" className={styles['end']} onClick={() => openDialog({ name: 'endBonus' })}>
        {t('end')}
      </Button>
    </>
  )
}
