import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dashed } from '../../operator/bankName.ts'
import { CopyButton } from '../../ui/controls/CopyButton.tsx'
import styles from './MethodList.module.css'

interface Props {
  icon: ReactNode
  name: string
  detail: string
  /** Who holds the account, where it is not said above it; '' else. */
  holder?: string | undefined
  /** A word about it, in a chip; '' for none. */
  mark?: string
  /** It stands out among cards. */
  isFirst?: boolean
  /** The account's number or the wallet's name, which can be copied from here; '' without one. */
  copies?: string
  onOpen(): void
}

/** One way of paying in. */
export const MethodRow = ({
  icon,
  name,
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
      <span className={styles['texts']} data-number={copies === '' ? undefined : ''}>
        <span className={styles['name']}>
          {name} {mark && <span className={styles['mark']}>{mark}</span>}
        </span>
        {detail && <span className={styles['detail']}>{detail}</span>}
        {holder && <span className={styles['name']}>{holder}</span>}
      </span>
      {copies === '' && opens}
    </button>
    {copies !== '' && (
      <>
        <CopyNumber number={copies} />
        {opens}
      </>
    )}
  </li>
)

const opens = <ChevronRight className={styles['chevron']} size={20} aria-hidden="true" />

/** Copies an account's number. */
function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('shared')
  const shown = dashed(number)
  return (
    <CopyButton
      className={styles['copy']}
      label={t('copyNumber', { number: shown })}
      text={number}
      shown={shown}
      isSign
    />
  )
}
