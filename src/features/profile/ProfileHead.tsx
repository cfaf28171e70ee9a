import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MemberProfile } from '../../api/profile.ts'
import { formatDay } from '../../i18n/dates.ts'
import { classes } from '../../ui/classes.ts'
import hero from '../../ui/Hero.module.css'
import { initialOf } from '../../ui/initialOf.ts'
import styles from './ProfilePage.module.css'

/** Longer names have smaller letters, so that two lines show more of them. */
const longFrom = 24

/** The member's initial, name and first day, on the brand's ground. */
export function ProfileHead({ name, createdAt }: Pick<MemberProfile['profile'], 'name' | 'createdAt'>) {
  const { t } = useTranslation('profile')
  return (
    <header className={classes(hero['hero'], styles['head'])}>
      <span className={styles['avatar']} aria-hidden="true">
        {initialOf(name) ?? <UserRound size={28} />}
      </span>
      <div className={styles['who']}>
        <p className={styles['name']} data-long={name.length > longFrom ? '' : undefined}>
          {name || '-'}
        </p>
        {createdAt !== null && <p className={styles['since']}>{t('memberSince', { date: formatDay(createdAt) })}</p>}
      </div>
    </header>
  )
}
