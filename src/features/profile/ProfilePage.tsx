import { KeyRound, Landmark, LogOut, PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { MemberProfile } from '../../api/profile.ts'
import { DepositLimitsRow } from '../depositLimits/DepositLimitsRow.tsx'
import type { Bank } from '../../api/banks.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { ActionRow } from '../../ui/lists/ActionRow.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { PreferencesRow } from '../../ui/lists/PreferencesRow.tsx'
import { classes } from '../../ui/classes.ts'
import { BankCard } from './BankCard.tsx'
import { ProfileLoader } from './ProfileLoader.tsx'
import { CopyButton } from '../../ui/controls/CopyButton.tsx'
import { formatDay } from '../../i18n/dates.ts'
import { MemberHead } from '../../ui/layout/MemberHead.tsx'
import groupStyles from '../../ui/layout/Group.module.css'
import pageStyles from '../../ui/layout/Page.module.css'
import styles from './ProfilePage.module.css'
import skeleton from '../../ui/lists/Skeleton.module.css'

/** An `svg`, because its sizes need no inline style. */
const ProfileSkeleton = () => (
  <svg className={classes(skeleton['skeleton'], styles['profile'])} width="100%" height="397" aria-hidden="true">
    <rect className={styles['head']} width="100%" height="88" rx="20" />
    <g className={styles['soft']}>
      <circle cx="44" cy="44" r="28" />
      <rect x="84" y="24" width="44%" height="16" rx="8" />
      <rect x="84" y="54" width="32%" height="10" rx="5" />
    </g>
    <rect className={styles['bar']} y="116" width="26%" height="10" rx="5" />
    <rect className={styles['card']} y="136" width="100%" height="89" rx="12" />
    <g className={styles['part']}>
      <rect x="16" y="160" width="40" height="40" rx="12" />
      <rect x="68" y="149" width="32%" height="10" rx="5" />
      <rect x="68" y="171" width="40%" height="14" rx="7" />
      <rect x="68" y="200" width="50%" height="10" rx="5" />
    </g>
    <rect className={styles['bar']} y="254" width="26%" height="10" rx="5" />
    <rect className={styles['card']} y="274" width="100%" height="123" rx="12" />
    <g className={styles['part']}>
      <rect x="16" y="287" width="28%" height="10" rx="5" />
      <rect x="16" y="309" width="36%" height="12" rx="6" />
      <rect x="16" y="349" width="22%" height="10" rx="5" />
      <rect x="16" y="371" width="60%" height="12" rx="6" />
    </g>
  </svg>
)

interface Props {
  label: string
  /** '' if unknown. */
  value: string
  children?: ReactNode
}

const DataRow = ({ label, value, children }: Props) => (
  <div className={styles['row']}>
    <dl>
      <dt className={styles['quiet']}>{label}</dt>
      <dd className={styles['value']} translate="no">
        {value || '-'}
      </dd>
    </dl>
    {children}
  </div>
)

export function ProfilePage() {
  const { t } = useTranslation(['profile', 'common'])
  return (
    <div className={pageStyles['page']}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <ProfileLoader skeleton={<ProfileSkeleton />}>
        {(profile, banks) => <Profile {...profile} banks={banks} />}
      </ProfileLoader>
      <div className={groupStyles['group']}>
        <ActionRow
          picture={<KindTile icon={PencilLine} kind="invite" />}
          label={t('edit')}
          onOpen={() => openDialog({ name: 'profile' })}
        />
        <ActionRow
          picture={<KindTile icon={KeyRound} kind="invite" />}
          label={t('changePassword')}
          onOpen={() => openDialog({ name: 'password' })}
        />
        <DepositLimitsRow />
        <PreferencesRow />
      </div>
      <div className={groupStyles['group']}>
        <ActionRow
          picture={<KindTile icon={LogOut} kind="danger" />}
          label={t('common:signOut')}
          isDanger
          onOpen={() => openDialog({ name: 'logout' })}
        />
      </div>
    </div>
  )
}

function Profile({ profile, bankAccount, banks }: MemberProfile & { banks: readonly Bank[] }) {
  const { t } = useTranslation('profile')
  return (
    <>
      <ProfileHead {...profile} />
      <section>
        <h2 className={groupStyles['title']}>{t('bankAccount')}</h2>
        <div className={groupStyles['group']}>
          {bankAccount ? (
            <BankCard account={bankAccount} banks={banks} />
          ) : (
            <ActionRow
              picture={<KindTile icon={Landmark} kind="wait" />}
              label={t('noBank')}
              hint={t('addBank')}
              onOpen={() => openDialog({ name: 'profile' })}
            />
          )}
        </div>
      </section>
      <section>
        <h2 className={groupStyles['title']}>{t('account')}</h2>
        <div className={classes(groupStyles['group'], groupStyles['plain'])}>
          <DataRow label={t('username')} value={profile.username} />
          <MemberId id={profile._id} />
        </div>
      </section>
    </>
  )
}

function MemberId({ id }: { id: string }) {
  const { t } = useTranslation(['profile', 'shared'])
  return (
    <DataRow label={t('id')} value={id}>
      {id !== '' && <CopyButton label={t('shared:copy', { what: t('id') })} text={id} />}
    </DataRow>
  )
}

function ProfileHead({ name, createdAt }: Pick<MemberProfile['profile'], 'name' | 'createdAt'>) {
  const { t } = useTranslation('profile')
  return (
    <MemberHead name={name || '-'}>
      {createdAt !== null && <p>{t('memberSince', { date: formatDay(createdAt) })}</p>}
    </MemberHead>
  )
}
