import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MemberProfile } from '../../api/profile.ts'
import { formatDay } from '../../i18n/dates.ts'
import { initialOf } from '../../ui/initialOf.ts'
import styles from './ProfilePage.module.css'

/** The member's initial, name and first day. */
export function ProfileHead({ name, createdAt }: Pick<MemberProfile['profile'], 'name' | 'createdAt'>) {
  const { t } = useTranslation('profile')
  return (
    <header className={styles['head']}>
      <span className={styles['avatar']} aria-hidden="true">
        {initialOf(name) ?? <UserRound size={36} />}
      </span>
      <p className={styles['name']}>{name || '-'}</p>
      {createdAt !== null && <p className={styles['since']}>{t('memberSince', { date: formatDay(createdAt) })}</p>}
    </header>
  )
}
