import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { giftDrawing } from '../../ui/drawings/gift.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { keyed } from '../../ui/keyed.ts'
import { Reads } from '../../ui/Reads.tsx'
import pageStyles from '../../ui/Page.module.css'
import { BonusCard } from './BonusCard.tsx'
import styles from './BonusPage.module.css'
import { useBonuses } from './useBonuses.ts'
import { useLimitNow } from './useLimitNow.ts'

/** The bonuses on offer, in the server's order. */
export function BonusList() {
  const { t } = useTranslation('bonus')
  const id = useId()
  // A limit may be reset at midnight while the page is open.
  const now = useLimitNow()
  return (
    <section className={styles['offers']} aria-labelledby={id}>
      <h2 id={id} className={pageStyles['subtitle']}>
        {t('offers')}
      </h2>
      <Reads of={[useBonuses()]} height={360} shape="rows">
        {([bonuses]) =>
          bonuses.length === 0 ? (
            <EmptyState drawing={giftDrawing} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <>
              <p className={styles['hint']}>{t('oneAtATime')}</p>
              <ul className={styles['list']}>
                {keyed(bonuses, ({ code }) => code).map(({ key, item }) => (
                  <li key={key}>
                    <BonusCard bonus={item} now={now} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Reads>
    </section>
  )
}
