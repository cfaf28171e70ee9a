import { QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankAccount } from '../../api/banks.ts'
import { tapTimeNow } from '../../api/client/client.ts'
import { formatLimit } from '../../i18n/amounts.ts'
import { formatDay, relativeDay } from '../../i18n/dates.ts'
import { maskWord, type Currency } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { dashed, fitsBankName, shortBank } from '../../operator/bankName.ts'
import { isQrChannel, leastOf } from '../../operator/qrChannels.ts'
import { useBankAccount } from '../../operator/useBankAccount.ts'
import { lastUsed } from '../../session/lastUsed.ts'
import { classes } from '../../ui/classes.ts'
import { walletDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { keyed } from '../../ui/lists/keyed.ts'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { repeatDeposit } from '../../wallet/repeatedDeposit.ts'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { MethodIcon, MethodRow } from './MethodRow.tsx'
import { OtherMethods } from './OtherMethods.tsx'
import { FromNote } from './PayFrom.tsx'
import { groupOf, groups, isAt, shownAndCollapsed, ownBankFirst, ownerOf, walletParts, type Method } from './rules.ts'
import { useMethodName } from './useMethodName.ts'
import tile from '../../ui/money/Tile.module.css'
import styles from './MethodList.module.css'

interface MethodGroupProps {
  /** Absent for the last-used method. */
  group?: (typeof groups)[number]
  title: string
  when?: string
  note: ReactNode
  lead?: ReactNode
  isGrid: boolean
  more?: ReactNode
  children: readonly ReactNode[]
}

const MethodGroup = ({ group, title, when, note, lead, isGrid, more, children }: MethodGroupProps) => (
  <section aria-label={title} data-group={group}>
    <header className={styles['head']}>
      <h3>{title}</h3>
      {when && <span className={styles['note']}>{when}</span>}
      {isGrid && note}
    </header>
    <div className={isGrid ? undefined : styles['card']}>
      {!isGrid && note}
      {lead}
      {children.length > 0 && <ul className={styles[isGrid ? 'cards' : 'rows']}>{children}</ul>}
      {more}
    </div>
  </section>
)

const titles = { account: 'byAccount', wallet: 'byWallet', qr: 'byQr' } as const

interface Props {
  methods: readonly Method[]
  currency: Currency
  own: BankAccount | null
}

/** The most recent method comes first, else the first QR code. */
export function MethodList({ methods, currency, own }: Props) {
  const { t, i18n } = useTranslation('deposit')
  const nameOf = useMethodName()
  const ownBank = useBankAccount(own)?.code ?? ''
  const used = lastUsed(useMemberHash(), 'deposit')
  const last = methods.find(({ code }) => code === used?.code)
  const again = last && used && mayRepeat(last, used.amount) ? used.amount : null
  const whenWords = useWhen()
  const first = last ?? methods.find((method) => groupOf(method) === 'qr')
  // Any bank's app can pay a QR code.
  const isQrFirst = first !== undefined && groupOf(first) === 'qr'
  const accounts = methods.filter((method) => groupOf(method) === 'account')
  const owner = ownerOf(accounts)
  const noteOf = (some: readonly Method[]) =>
    some.some(({ display }) => display !== 'qr' && display !== 'gift') && <FromNote own={own} />
  // The first row sends its amount, so the same QR channel is offered once more.
  const repeatsCode = again !== null && isQrFirst
  const bankOf = (method: Method) =>
    !fitsBankName(i18n.language) && ownBank !== '' && method.account?.bankCode === ownBank
      ? ownBank
      : shortBank(nameOf(method))
  const titleOf = (method: Method) => {
    if (method.wallet && method.display === 'account') return walletParts(method.wallet)[0] || t('walletName')
    return groupOf(method) === 'account' ? bankOf(method) : nameOf(method)
  }
  const detailOf = (method: Method) => {
    if (method.display === 'gift') return t('byGift')
    if (!isQrChannel(method.code) || method.display !== 'qr') return dashed(copiedOf(method))
    return t('least', { amount: formatLimit(leastOf(method.code), currency) })
  }
  const through = (method: Method, ...more: readonly string[]) =>
    [t('through', { bank: bankOf(method) }), ...more].join(' · ')
  const rowOf = (method: Method, key: string) => (
    <MethodRow
      key={key}
      icon={method === last ? <KindTile icon={QrCode} kind="accent" /> : <MethodIcon method={method} />}
      name={method === last ? t('otherAmount') : titleOf(method)}
      detail={method === last ? through(method, detailOf(method)) : detailOf(method)}
      holder={owner === '' ? holderOf(method) : ''}
      mark={isAt(method, ownBank) ? t('sameBank') : ''}
      copies={copiedOf(method)}
      onOpen={() => openMethod(method)}
    />
  )
  const amount = again ? formatLimit(again.minor, currency) : ''
  const titleOfFirst = (method: Method) => (isQrFirst ? (again ? '' : t('payAnyBank')) : titleOf(method))
  const firstRow = (method: Method) => (
    <MethodRow
      key="first"
      icon={isQrFirst ? codeTile : <MethodIcon method={method} />}
      name={[amount, titleOfFirst(method)].filter(Boolean).join(' · ')}
      isAmount={repeatsCode}
      detail={isQrFirst ? through(method, again ? t('byQr') : detailOf(method)) : detailOf(method)}
      holder={last ? holderOf(method) : ''}
      mark={isAt(method, ownBank) ? t('sameBank') : ''}
      isFirst
      copies={copiedOf(method)}
      onOpen={() => openMethod(method, again?.minor)}
    />
  )
  const groupsShown = groups.map((group) => {
    const ofGroup = ownBankFirst(methods, ownBank).filter((method) => groupOf(method) === group)
    const others = ofGroup.filter((method) => method !== last)
    const members = last && repeatsCode && group === 'qr' ? [last, ...others] : others
    if (members.length === 0) return null
    const rows = (some: readonly Method[]) =>
      keyed(some, ({ code }) => code).map(({ key, item }) =>
        item === first && item !== last ? firstRow(item) : rowOf(item, key),
      )
    const isSaidAbove = (last && groupOf(last) === group) || (group === 'wallet' && accounts.length > 0)
    const [shown, collapsed] = shownAndCollapsed(group, members, ownBank, isQrFirst && last !== undefined && !again)
    return (
      <MethodGroup
        key={group}
        group={group}
        title={t(titles[group])}
        when={group === 'qr' && !isQrFirst ? t('anyBank') : ''}
        note={!isSaidAbove && noteOf(members)}
        lead={group === 'account' && owner !== '' && <Holder name={owner} />}
        isGrid={group === 'qr' && collapsed.length === 0}
        more={
          collapsed.length > 0 && (
            <OtherMethods group={group === 'qr' ? 'qr' : 'account'} count={collapsed.length}>
              <ul className={classes(styles['rows'], styles['further'])}>{rows(collapsed)}</ul>
            </OtherMethods>
          )
        }
      >
        {rows(shown)}
      </MethodGroup>
    )
  })
  return (
    <div className={styles['list']}>
      {methods.length === 0 && <EmptyState drawing={walletDrawing} title={t('noneTitle')} text={t('noneText')} />}
      {last && (
        <MethodGroup
          title={t(again ? 'again' : 'lastUsed')}
          when={again ? whenWords(again.at) : ''}
          note={noteOf([last])}
          isGrid
        >
          {[firstRow(last)]}
        </MethodGroup>
      )}
      {groupsShown}
    </div>
  )
}

function Holder({ name }: { name: string }) {
  const { t } = useTranslation('deposit')
  return (
    <p className={styles['holder']}>
      <span>{t('accountName')}</span> <b translate="no">{name}</b>
    </p>
  )
}

const codeTile = (
  <span className={classes(tile['tile'], styles['code'])}>
    <QrCode size={26} />
  </span>
)

/** @returns the number to type into another app, or ''. */
const copiedOf = ({ account, wallet, display }: Method) => {
  if (display === 'qr' || display === 'gift') return ''
  return wallet ? walletParts(wallet)[1] : (account?.bankAccountNo ?? '')
}

/** @returns the holder's name, or '' if the row needs none. */
const holderOf = ({ account, display }: Method) => (display === 'qr' ? '' : (account?.bankAccountName ?? ''))

function openMethod({ display, code }: Method, minor?: Minor): void {
  repeatDeposit(display === 'qr' && minor !== undefined ? { code, minor, tappedAt: tapTimeNow() } : null)
  openDialog({ name: display === 'qr' || display === 'gift' ? display : 'deposit', code })
}

/** A hidden amount is not offered, because nothing may be sent that the player has not seen. */
function mayRepeat({ display, code }: Method, amount: { readonly minor: Minor } | null): boolean {
  if (amount === null || display === 'gift' || maskWord() !== null) return false
  return display !== 'qr' || !isQrChannel(code) || amount.minor >= leastOf(code)
}

const asBefore = { today: 'asToday', yesterday: 'asYesterday', earlier: 'asOn' } as const
const weekMs = 6 * 86_400_000

/** Chromium's `Intl` has no Lao. */
function useWhen(): (at: number) => string {
  const { t } = useTranslation('deposit')
  return (at) => {
    const now = Date.now()
    if (now - at >= weekMs) return t('asOn', { day: formatDay(at) })
    return t(asBefore[relativeDay(at, now)], { day: t('weekdays').split(',')[new Date(at).getDay()] })
  }
}
