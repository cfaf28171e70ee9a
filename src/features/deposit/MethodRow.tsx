import { ChevronRight, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dashed } from '../../service/bankName.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import styles from './MethodList.module.css'

interface Props {
  icon: ReactNode
  name: string
  detail: string
  /** A word about it, in a chip; '' for none. */
  mark?: string
  /** It stands out among cards. */
  isFirst?: boolean
  /** It is paid by a code: a sign of one stands at its end if it stands out, else at its tile's corner. */
  isScanned?: boolean
  /** The account's number or the wallet's name, which can be copied from here; '' without one. */
  copies?: string
  onOpen(): void
}

/** One way of paying in. */
export const MethodRow = ({
  icon,
  name,
  detail,
  mark = '',
  isFirst = false,
  isScanned = false,
  copies = '',
  onOpen,
}: Props) => (
  <li className={styles['item']} data-first={isFirst ? '' : undefined}>
    <button type="button" className={styles['row']} onClick={onOpen}>
      {isScanned && !isFirst ? (
        <span className={styles['scanned']}>
          {icon}
          <QrCode size={18} aria-hidden="true" />
        </span>
      ) : (
        icon
      )}
      <span className={styles['texts']} data-number={shapeOf(copies)}>
        <span className={styles['name']}>
          {name}
          {/* The row's end is the copy button's; that the row opens is said here. */}
          {copies !== '' && <ChevronRight className={styles['opens']} size={16} aria-hidden="true" />}
        </span>
        {(detail || mark) && (
          <span className={styles['detail']}>
            {detail} {mark && <span className={styles['mark']}>{mark}</span>}
          </span>
        )}
      </span>
      {isFirst && isScanned ? (
        <span className={styles['code']}>
          <QrCode size={28} aria-hidden="true" />
        </span>
      ) : (
        copies === '' && <ChevronRight className={styles['chevron']} size={20} aria-hidden="true" />
      )}
    </button>
    {copies !== '' && <CopyNumber number={copies} />}
  </li>
)

/** Of what is copied: digits are read one by one, a name with letters is not. */
const shapeOf = (copied: string) => {
  if (copied === '') return undefined
  return /\p{L}/u.test(copied) ? 'words' : 'digits'
}

/** Copies an account's number. */
function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('shared')
  const shown = dashed(number)
  return (
    <CopyButton className={styles['copy']} label={t('copyNumber', { number: shown })} text={number} shown={shown} />
  )
}
