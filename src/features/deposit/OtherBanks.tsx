import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../i18n/figures.ts'
import { useTyped } from '../../session/useTyped.ts'
import { BankTile } from '../../ui/BankTile.tsx'
import styles from './OtherBanks.module.css'

interface Props {
  /** The accounts' bank codes, one for each; '' for a bank without one. */
  codes: readonly string[]
  /** Their rows. */
  children: ReactNode
}

const mostTiles = 4

/** The accounts at other banks than the member's own, behind one row. It is as the player left it when they come back from an account. */
export function OtherBanks({ codes, children }: Props) {
  const { t } = useTranslation('deposit')
  const [shown, setShown] = useTyped<string>('otherBanks', () => '')
  const tiles = [...new Set(codes)].filter(Boolean).slice(0, mostTiles)
  return (
    <details
      className={styles['others']}
      open={shown !== ''}
      onToggle={({ currentTarget }) => setShown(currentTarget.open ? 'shown' : '')}
    >
      <summary>
        <span className={styles['words']}>{t('otherBanks', { shown: formatCount(codes.length) })}</span>
        <span className={styles['tiles']}>
          {tiles.map((code) => (
            <BankTile key={code} code={code} />
          ))}
        </span>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
