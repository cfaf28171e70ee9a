import { Gift, Landmark, QrCode, ReceiptText, WalletCards, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dashed } from '../../service/bankName.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { keyed } from '../../ui/keyed.ts'
import styles from './MethodList.module.css'
import { MethodRow } from './MethodRow.tsx'
import { groupOf, groups, type Method } from './rules.ts'
import { useMethodName } from './useMethodName.ts'

const titles = { account: 'byAccount', qr: 'byQr', gift: 'byGift' } as const

/** The deposit methods in groups, and the slip, which proves a payment that was not credited. */
export function MethodList({ methods }: { methods: readonly Method[] }) {
  const { t } = useTranslation('deposit')
  const nameOf = useMethodName()
  return (
    <div className={styles['list']}>
      {methods.length === 0 && <EmptyState icon={Landmark} title={t('noneTitle')} text={t('noneText')} />}
      {groups.map((group) => {
        const members = methods.filter((method) => groupOf(method) === group)
        if (members.length === 0) return null
        return (
          <section key={group} aria-label={t(titles[group])}>
            <h3 className={styles['group']}>{t(titles[group])}</h3>
            <ul className={styles['rows']}>
              {keyed(members, ({ code }) => code).map(({ key, item }) => (
                <MethodRow
                  key={key}
                  icon={iconOf(item)}
                  name={nameOf(item)}
                  detail={detailOf(item)}
                  onOpen={() => open(item)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      <section aria-label={t('slipTitle')}>
        <h3 className={styles['group']}>{t('slipTitle')}</h3>
        <ul className={styles['rows']}>
          <MethodRow
            icon={ReceiptText}
            name={t('slipName')}
            detail={t('slipHint')}
            onOpen={() => openDialog({ name: 'slip' })}
          />
        </ul>
      </section>
    </div>
  )
}

function iconOf({ display, wallet }: Method): LucideIcon {
  if (display === 'qr') return QrCode
  if (display === 'gift') return Gift
  return wallet ? WalletCards : Landmark
}

/** Distinguishes methods of the same bank: the account's number and holder. */
const detailOf = ({ display, account }: Method) =>
  account && display !== 'qr'
    ? [dashed(account.bankAccountNo), account.bankAccountName].filter(Boolean).join(' · ')
    : ''

const open = ({ display, code }: Method) =>
  openDialog({ name: display === 'qr' || display === 'gift' ? display : 'deposit', code })
