import { ChevronRight, Gift, Landmark, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dashed } from '../../operator/bankName.ts'
import { CopyButton } from '../../ui/controls/CopyButton.tsx'
import { BankTile } from '../../ui/money/BankTile.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import type { Method } from './rules.ts'
import styles from './MethodList.module.css'

interface Props {
  icon: ReactNode
  name: string
  /** The name is an amount alone. */
  isAmount?: boolean
  detail: string
  holder?: string | undefined
  mark?: string
  isFirst?: boolean
  /** An account's number or a wallet's name to copy, or ''. */
  copies?: string
  onOpen(): void
}

export const MethodRow = ({
  icon,
  name,
  isAmount = false,
  detail,
  holder = '',
  mark = '',
  isFirst = false,
  copies = '',
  onOpen,
}: Props) => (
  <li className={styles['item']} data-first={isFirst ? '' : undefined}>
    <button type="button" className={styles['row']} onClick={onOpen}>
      {icon}
      <span
        className={styles['texts']}
        data-number={copies === '' ? undefined : ''}
        translate={copies === '' ? undefined : 'no'}
      >
        <span className={styles['name']}>
          <span className={isAmount ? styles['amount'] : undefined} translate={isAmount ? 'no' : undefined}>
            {name}
          </span>{' '}
          {mark && <span className={styles['mark']}>{mark}</span>}
        </span>
        {detail && <span className={styles['detail']}>{detail}</span>}
        {holder && (
          <span className={styles['name']} translate="no">
            {holder}
          </span>
        )}
      </span>
      {copies === '' && openChevron}
    </button>
    {copies !== '' && <CopyNumber number={copies} />}
  </li>
)

const openChevron = <ChevronRight className={styles['chevron']} size={20} />

function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('shared')
  const shown = dashed(number)
  return (
    <CopyButton className={styles['copy']} label={t('copyNumber', { number: shown })} text={number} shown={shown} />
  )
}

export function MethodIcon({ method: { display, account, wallet } }: { method: Method }) {
  if (display === 'gift') return <KindTile icon={Gift} kind="bonus" />
  if (wallet) return <KindTile icon={WalletCards} kind="in" />
  if (!account?.bankCode) return <KindTile icon={Landmark} kind="in" />
  return <BankTile code={account.bankCode} />
}
