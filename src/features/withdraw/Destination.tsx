import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { pages } from '../../nav/addresses.ts'
import type { ShownAccount } from '../../service/useBankAccount.ts'
import { BankTile } from '../../ui/BankTile.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './Destination.module.css'

interface Props {
  /** Null where the member has none. */
  account: ShownAccount | null
  holder: string
}

/** The account that the money goes to, to be checked before the tap. Without one it leads to the profile. */
export function Destination({ account, holder }: Props) {
  const { t } = useTranslation('withdraw')
  if (!account)
    return (
      <div className={styles['missing']}>
        <TriangleAlert size={20} aria-hidden="true" />
        <p>{t('noAccount')}</p>
        <Button variant="plain" onClick={() => navigate(pages.profile)}>
          {t('addAccount')}
        </Button>
      </div>
    )
  return (
    <section className={styles['destination']} aria-label={t('to')}>
      <BankTile code={account.code} />
      <div className={styles['texts']}>
        <p className={styles['label']}>{t('to')}</p>
        <p className={styles['account']}>
          {account.bank} <span className={styles['number']}>{account.number}</span>
        </p>
        <p className={styles['label']}>{holder}</p>
      </div>
    </section>
  )
}
