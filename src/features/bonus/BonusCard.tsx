import { BadgeCheck, CircleCheck, Gift } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '../../api/bonus.ts'
import type { Language } from '../../i18n/languages.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { safeImage } from '../../platform/safeAddress.ts'
import { RichText } from '../../ui/richText/RichText.tsx'
import { limitReason, receiptsOf, bonusText, worthOf } from './rules.ts'
import { useWords } from './useBonuses.ts'
import cardStyles from '../../ui/layout/Card.module.css'
import styles from './BonusCard.module.css'

export const pictureOf = ({ banners }: Bonus) =>
  banners.map(({ image }) => safeImage(image)).find((image) => image !== null) ?? null

/** In place of the operator's picture; its words repeat the text below. */
export function BonusArt({ bonus }: { bonus: Bonus }) {
  const { i18n } = useTranslation()
  const worth = worthOf(bonus, i18n.language as Language)
  return (
    <div className={styles['art']} aria-hidden="true">
      {worth === null ? <Gift size={48} strokeWidth={1.25} /> : <span translate="no">{worth}</span>}
    </div>
  )
}

export function BonusCard({ bonus, now }: { bonus: Bonus; now: number }) {
  const { t } = useTranslation('bonus')
  const words = useWords()
  const id = useId()
  const picture = pictureOf(bonus)
  const receipts = receiptsOf(bonus, now)
  const text = bonusText(bonus)
  const isActive = bonus.userBonus?.isActive === true
  const isOver = receipts.isAtLimit && !isActive
  return (
    <article className={styles['card']} data-over={isOver}>
      {picture ? <img className={styles['picture']} src={picture} alt="" loading="lazy" /> : <BonusArt bonus={bonus} />}
      <div className={styles['plate']}>
        <div className={styles['words']}>
          {text !== null && (
            <div className={styles['headline']}>
              <RichText html={text} isHeadline />
            </div>
          )}
          <div className={styles['facts']}>
            <h3 id={id} className={text === null ? styles['headline'] : styles['code']}>
              {bonus.code}
            </h3>
            <div id={`${id}-state`} className={styles['state']}>
              {isActive && (
                <p className={styles['current']}>
                  <CircleCheck size={18} />
                  <span>{t('current')}</span>
                </p>
              )}
              {isActive && bonus.type !== null && <p>{words.type(bonus.type)}</p>}
              {isOver && (
                <p className={styles['over']}>
                  <BadgeCheck size={18} />
                  <span>{t(limitReason(bonus, receipts.max))}</span>
                </p>
              )}
              {!isOver && !isActive && <p>{words.receipts(bonus, receipts)}</p>}
            </div>
          </div>
        </div>
        {!isOver && !isActive && (
          <span className={styles['action']} aria-hidden="true">
            {t('receive')}
          </span>
        )}
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
