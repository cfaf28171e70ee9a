import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../i18n/amounts.ts'
import { useTyped } from '../../session/useTyped.ts'
import { BankTile } from '../../ui/money/BankTile.tsx'
import styles from './OtherMethods.module.css'

interface Props {
  group: 'account' | 'qr'
  /** The bank code or, of a channel, the name of each method; '' for none. */
  codes: readonly string[]
  children: ReactNode
}

const summaryTexts = { account: 'otherBanks', qr: 'otherCodes' } as const
const maxTiles = 4

/** Rarely used methods behind one row, which stays open on return. */
export function OtherMethods({ group, codes, children }: Props) {
  const { t } = useTranslation('deposit')
  const [shown, setShown] = useTyped<string>(summaryTexts[group], () => '')
  const tiles = [...new Set(codes)].filter(Boolean).slice(0, maxTiles)
  return (
    <details
      className={styles['others']}
      data-card={group === 'qr' ? '' : undefined}
      open={shown !== ''}
      onToggle={({ currentTarget }) => setShown(currentTarget.open ? 'shown' : '')}
    >
      <summary>
        <span className={styles['words']}>
          <span>{t(summaryTexts[group], { count: codes.length, shown: formatCount(codes.length) })}</span>
          {group === 'qr' && (
            <span className={styles['names']} translate="no">
              {codes.join(' · ')}
            </span>
          )}
        </span>
        {group === 'account' && (
          <span className={styles['tiles']}>
            {tiles.map((code) => (
              <BankTile key={code} code={code} />
            ))}
          </span>
        )}
        <ChevronDown size={20} />
      </summary>
      {children}
    </details>
  )
}
