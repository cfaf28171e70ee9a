import { Gift, Landmark, QrCode, ReceiptText, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLimit } from '../../i18n/figures.ts'
import type { Currency } from '../../i18n/money.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { useMemberHash } from '../../commands/useOpenIntents.ts'
import { lastUsed } from '../../device/lastUsed.ts'
import { dashed } from '../../service/bankName.ts'
import { isBankCode, leastOf } from '../../service/qrChannels.ts'
import { BankTile } from '../../ui/BankTile.tsx'
import { walletDrawing } from '../../ui/drawings/wallet.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { keyed } from '../../ui/keyed.ts'
import { KindTile } from '../../ui/KindTile.tsx'
import styles from './MethodList.module.css'
import { MethodRow } from './MethodRow.tsx'
import { groupOf, groups, ownerOf, type Method } from './rules.ts'
import { useMethodName } from './useMethodName.ts'

const titles = { account: 'byAccount', qr: 'byQr', gift: 'byGift' } as const

interface Props {
  methods: readonly Method[]
  currency: Currency
}

/** Every way of paying in by its kind: the last used first, then QR codes, and the slip for a payment that did not show. */
export function MethodList({ methods, currency }: Props) {
  const { t } = useTranslation('deposit')
  const nameOf = useMethodName()
  const lastCode = lastUsed(useMemberHash(), 'deposit')
  const last = methods.find(({ code }) => code === lastCode)
  const owner = ownerOf(methods.filter((method) => groupOf(method) === 'account'))
  const rowOf = (method: Method, key: string) => (
    <MethodRow
      key={key}
      icon={<MethodIcon method={method} />}
      name={nameOf(method)}
      detail={
        isBankCode(method.code) && method.display === 'qr'
          ? t('scan', { amount: formatLimit(leastOf(method.code), currency) })
          : detailOf(method, owner)
      }
      copies={method.display === 'qr' ? '' : (method.account?.bankAccountNo ?? '')}
      onOpen={() => open(method)}
    />
  )
  const groupsShown = groups.map((group) => {
    const members = methods.filter((method) => method !== last && groupOf(method) === group)
    if (members.length === 0) return null
    return (
      <Group key={group} title={t(titles[group])} owner={group === 'account' ? owner : ''}>
        {keyed(members, ({ code }) => code).map(({ key, item }) => rowOf(item, key))}
      </Group>
    )
  })
  const [scanned, ...others] = groupsShown
  return (
    <div className={styles['list']}>
      {methods.length === 0 && <EmptyState drawing={walletDrawing} title={t('noneTitle')} text={t('noneText')} />}
      {last && (
        <Group title={t('lastUsed')} owner={groupOf(last) === 'account' ? owner : ''}>
          {rowOf(last, 'last')}
        </Group>
      )}
      {scanned}
      <Group title={t('slipTitle')}>
        <MethodRow
          icon={<KindTile icon={ReceiptText} kind="wait" />}
          name={t('slipName')}
          detail={t('slipHint')}
          onOpen={() => openDialog({ name: 'slip' })}
        />
      </Group>
      {others}
    </div>
  )
}

const Group = ({ title, owner = '', children }: { title: string; owner?: string; children: ReactNode }) => (
  <section aria-label={title}>
    <header className={styles['head']}>
      <h3>{title}</h3>
      {owner && <span className={styles['owner']}>{owner}</span>}
    </header>
    <ul className={styles['rows']}>{children}</ul>
  </section>
)

function MethodIcon({ method: { display, account, wallet } }: { method: Method }) {
  if (display === 'gift') return <KindTile icon={Gift} kind="bonus" />
  if (wallet) return <KindTile icon={WalletCards} kind="in" />
  if (account && account.bankType !== 'PAYMENT') return <BankTile code={account.bankCode} />
  return <KindTile icon={display === 'qr' ? QrCode : Landmark} kind="in" />
}

/** The account's number, and its holder unless the group's head names it. */
const detailOf = ({ account, display }: Method, owner: string) =>
  account && display !== 'qr'
    ? [dashed(account.bankAccountNo), owner === '' && account.bankAccountName].filter(Boolean).join(' · ')
    : ''

const open = ({ display, code }: Method) =>
  openDialog({ name: display === 'qr' || display === 'gift' ? display : 'deposit', code })
