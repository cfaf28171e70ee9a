import { LockKeyhole, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MemberProfile } from '../../api/profile.ts'
import type { Bank } from '../../api/banks.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { bankCodeOf, dashed, needsNewName } from '../../service/bankName.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PreferencesRow } from '../../ui/PreferencesRow.tsx'
import { classes } from '../../ui/classes.ts'
import pageStyles from '../../ui/Page.module.css'
import { ProfileLoader } from './ProfileLoader.tsx'
import styles from './ProfilePage.module.css'

/** The member's data and bank account, with links to change them. */
export function ProfilePage() {
  const { t } = useTranslation(['profile', 'common'])
  return (
    <div className={pageStyles['page']}>
      <h1 className={pageStyles['title']}>{t('title')}</h1>
      <ProfileLoader>{(profile, banks) => <Profile {...profile} banks={banks} />}</ProfileLoader>
      <PreferencesRow />
      <Button variant="danger" onClick={() => openDialog({ name: 'logout' })}>
        {t('common:signOut')}
      </Button>
    </div>
  )
}

function Profile({ profile, bankAccount, banks }: MemberProfile & { banks: readonly Bank[] }) {
  const { t } = useTranslation('profile')
  return (
    <>
      <Card>
        <dl className={styles['list']}>
          <Row label={t('name')}>{profile.name || '-'}</Row>
          <Row label={t('id')}>{profile._id || '-'}</Row>
          <Row label={t('created')}>{profile.createdAt === null ? '-' : formatDateTime(profile.createdAt)}</Row>
          <Row
            label={t('username')}
            action={
              <IconButton label={t('changePassword')} onClick={() => openDialog({ name: 'password' })}>
                <LockKeyhole />
              </IconButton>
            }
          >
            {profile.username || '-'}
          </Row>
        </dl>
      </Card>
      <h2 className={classes(pageStyles['subtitle'], styles['subtitle'])}>{t('bankAccount')}</h2>
      <Card>
        {bankAccount ? (
          <dl className={styles['list']}>
            <Row
              label={t('accountName')}
              action={
                needsNewName(bankAccount, bankCodeOf(bankAccount, banks)) ? (
                  <IconButton label={t('bankNameTitle')} onClick={() => openDialog({ name: 'bankName' })}>
                    <PencilLine />
                  </IconButton>
                ) : null
              }
            >
              {bankAccount.bankAccountName || '-'}
            </Row>
            <Row label={t('bank')}>{bankAccount.bank.nameTH || '-'}</Row>
            <Row label={t('accountNo')}>{dashed(bankAccount.bankAccountNo) || '-'}</Row>
          </dl>
        ) : (
          <p>{t('noBank')}</p>
        )}
      </Card>
      <Button variant="quiet" onClick={() => openDialog({ name: 'profile' })}>
        {t('edit')}
      </Button>
    </>
  )
}

function Row({ label, action, children }: { label: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles['row']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {action && <dd>{action}</dd>}
    </div>
  )
}
