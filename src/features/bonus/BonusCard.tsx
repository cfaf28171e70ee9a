import { BadgeCheck, CircleCheck, Gift } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '../../api/bonus.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { safeImage } from '../../platform/safeAddress.ts'
import { RichText } from '../../ui/richText/RichText.tsx'
import cardStyles from '../../ui/layout/Card.module.css'
import styles from './BonusCard.module.css'
import { limitReason, receiptsOf, bonusText } from './rules.ts'
import { useWords } from './useWords.ts'

const backgroundOf = ({ banners }: Bonus) =>
  banners.map(({ image }) => safeImage(image)).find((image) => image !== null) ?? null

export function BonusCard({ bonus, now }: { bonus: Bonus; now: number }) {
  const { t } = useTranslation('bonus')
  const words = useWords()
  const id = useId()
  const background = backgroundOf(bonus)
  const receipts = receiptsOf(bonus, now)
  const text = bonusText(bonus)
  const isActive = bonus.userBonus?.isActive === true
  const isOver = receipts.isAtLimit && !isActive
  return (
    <article className={styles['card']} data-over={isOver}>
      <div className={styles['art']}>
        {background ? (
          <img className={styles['background']} src={background} alt="" loading="lazy" />
        ) : (
          <Gift size={56} strokeWidth={1.25} aria-hidden="true" />
        )}
      </div>
      <div className={styles['plate']}>
        {text !== null && (
          <div className={styles['headline']}>
            <RichText html={text} isHeadline />
          </div>
        )}
        <div className={styles['head']}>
          <h3 id={id} className={text === null ? styles['headline'] : styles['code']}>
            {bonus.code}
          </h3>
          {bonus.type !== null && <span className={styles['chip']}>{words.type(bonus.type)}</span>}
        </div>
        <div id={`${id}-state`} className={styles['state']}>
          {isActive && (
            <p className={styles['current']}>
              <CircleCheck size={18} aria-hidden="true" />
              <span>{t('current')}</span>
            </p>
          )}
          {isOver && (
            <p className={styles['over']}>
              <BadgeCheck size={18} aria-hidden="true" />
              <span>{t(limitReason(bonus, receipts))}</span>
            </p>
          )}
          {!isOver && !isActive && <p>{words.receipts(bonus, receipts)}</p>}
        </div>
      </div>
      <button
        type="button"
        className={cardStyles['whole']}
        disabled={isOver}
        aria-labelledby={id}
        aria-describedby={`${id}-state`}
        onClick={() => openDialog({ name: 'bonus', code: bonus.code })}
      />
    </article>
  )
}
