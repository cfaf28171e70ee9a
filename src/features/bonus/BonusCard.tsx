import { BadgeCheck, ChevronRight, CircleCheck, Gift } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '../../api/bonus.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { safeImage } from '../../platform/safeAddress.ts'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { RichText } from '../../ui/richText/RichText.tsx'
import { limitReason, claimsOf, bonusText } from './rules.ts'
import { useWords } from './useBonuses.ts'
import cardStyles from '../../ui/layout/Card.module.css'
import styles from './BonusCard.module.css'

interface Props {
  bonus: Bonus
  now: number
  isFirst?: boolean
}

export function BonusCard({ bonus, now, isFirst = false }: Props) {
  const { t } = useTranslation('bonus')
  const words = useWords()
  const id = useId()
  const picture = bonus.banners.map(({ image }) => safeImage(image)).find((image) => image !== null)
  const claims = claimsOf(bonus, now)
  const text = bonusText(bonus)
  const isActive = bonus.userBonus?.isActive === true
  const isOver = claims.isAtLimit && !isActive
  const code = <h3 id={id}>{bonus.code}</h3>
  return (
    <article className={styles['card']} data-over={isOver}>
      {picture && <img className={styles['picture']} src={picture} alt="" loading="lazy" />}
      <div className={styles['plate']}>
        {!picture && <KindTile icon={Gift} kind={isOver ? 'out' : 'bonus'} />}
        <div className={styles['words']}>
          <div className={styles['headline']}>{text === null ? code : <RichText html={text} isHeadline />}</div>
          <div className={styles['facts']}>
            {text !== null && code}
            <div id={`${id}-state`} className={styles['state']}>
              {isActive && (
                <p className={styles['current']}>
                  <CircleCheck size={18} />
                  <span>{t('current')}</span>
                </p>
              )}
              {isOver && (
                <p className={styles['over']}>
                  <BadgeCheck size={18} />
                  <span>{t(limitReason(bonus, claims.max))}</span>
                </p>
              )}
              {!isOver && !isActive && <p>{words.claims(bonus, claims, true)}</p>}
            </div>
            {isActive && bonus.type !== null && (
              <p id={`${id}-type`} className={styles['type']}>
                {words.type(bonus.type)}
              </p>
            )}
          </div>
        </div>
        {isFirst && !isActive ? (
          <span className={styles['action']} aria-hidden="true">
            {t('claim')}
          </span>
        ) : (
          !isOver && <ChevronRight size={20} />
        )}
      </div>
      <button
        type="button"
        className={cardStyles['whole']}
        disabled={isOver}
        aria-labelledby={id}
        aria-describedby={`${id}-state ${id}-type`}
        onClick={() => openDialog({ name: 'bonus', code: bonus.code })}
      />
    </article>
  )
}
