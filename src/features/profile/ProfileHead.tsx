import { useTranslation } from 'react-i18next'
import type { MemberProfile } from '../../api/profile.ts'
import { formatDay } from '../../i18n/dates.ts'
import { MemberHead } from '../../ui/MemberHead.tsx'

/** The member's initial, name and first day, on the brand's ground. */
export function ProfileHead({ name, createdAt }: Pick<MemberProfile['profile'], 'name' | 'createdAt'>) {
  const { t } = useTranslation('profile')
  return (
    <MemberHead name={name || '-'}>
      {createdAt !== null && <p>{t('memberSince', { date: formatDay(createdAt) })}</p>}
    </MemberHead>
  )
}
