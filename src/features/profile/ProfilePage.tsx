import { KeyRound, Landmark, LogOut, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { banksCall, type Bank } from '../../api/banks.ts'
import { profileCall, type MemberProfile } from '../../api/profile.ts'
import { useRead } from '../../api/useRead.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { dashed } from '../../operator/bankName.ts'
import { classes } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/controls/CopyButton.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { MemberHead } from '../../ui/layout/MemberHead.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { ActionRow } from '../../ui/lists/ActionRow.tsx'
import { PreferencesRow } from '../../ui/lists/PreferencesRow.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { useWallet } from '../../wallet/useWallet.ts'
import { DepositLimitsRow } from '../depositLimits/DepositLimitsRow.tsx'
import { BankCard } from './BankCard.tsx'
import groupStyles from '../../ui/layout/Group.module.css'
import styles from './ProfilePage.module.css'

interface Props {
  label: string
  /** '' if unknown. */
  value: string
  children?: ReactNode
}

const DataRow = ({ label, value, children }: Props) => (
  <div className={styles['row']}>
    <dl>
      <dt className="muted">{label}</dt>
      <dd className={styles['value']} translate="no">
        {value || '-'}
      </dd>
    </dl>
    {children}
  </div>
)

/** They only name the bank. */
function useBanksIfAny() {
  const banks = useRead(banksCall)
  return banks.error === undefined ? banks : { ...banks, data: banks.data ?? [] }
}

/** Waits for nothing else: support needs the id when other calls fail. */
export function ProfilePage() {
  const { t } = useTranslation(['profile', 'common'])
  // The dialogs need the wallet at once.
  useWallet()
  return (
    <div className="stack">
      <PageHead title={t('title')} isInBar isPlain />
      <Reads of={[useRead(profileCall), useBanksIfAny()]} shape="rows" height={400}>
        {([profile, banks]) => <Profile {...profile} banks={banks} />}
      </Reads>
      <div className={groupStyles['group']}>
        <ActionRow
          picture={<KindTile icon={PencilLine} kind="accent" />}
          label={t('edit')}
          onOpen={() => openDialog({ name: 'profile' })}
        />
        <ActionRow
          picture={<KindTile icon={KeyRound} kind="accent" />}
          label={t('changePassword')}
          onOpen={() => openDialog({ name: 'password' })}
        />
        <DepositLimitsRow />
        <PreferencesRow />
      </div>
      <div className={groupStyles['group']}>
        <ActionRow
          picture={<KindTile icon={LogOut} kind="danger" />}
          label={t('common:logOut')}
          isDanger
          onOpen={() => openDialog({ name: 'logout' })}
        />
      </div>
    </div>
  )
}

function Profile({ profile, bankAccount, banks }: MemberProfile & { banks: readonly Bank[] }) {
  const { t } = useTranslation(['profile', 'shared'])
  return (
    <>
      <MemberHead name={profile.name || '-'}>
        {profile.createdAt !== null && <p>{t('memberSince', { date: formatDateTime(profile.createdAt) })}</p>}
      </MemberHead>
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
          <DataRow label={t('username')} value={dashed(profile.username)} />
          <DataRow label={t('id')} value={profile._id}>
            {profile._id !== '' && <CopyButton isSign label={t('shared:copy', { what: t('id') })} text={profile._id} />}
          </DataRow>
        </div>
      </section>
    </>
  )
}
