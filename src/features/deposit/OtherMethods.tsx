import { ChevronDown, Landmark, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../i18n/money.ts'
import { useDraft } from '../../session/drafts.ts'
import { classes } from '../../ui/classes.ts'
import { KindTile } from '../../ui/money/KindTile.tsx'
import foldStyles from '../../ui/layout/Fold.module.css'
import groupStyles from '../../ui/layout/Group.module.css'
import styles from './MethodList.module.css'

interface Props {
  group: 'account' | 'qr'
  count: number
  children: ReactNode
}

const summaryTexts = { account: 'otherBanks', qr: 'otherCodes' } as const
const tiles = { account: Landmark, qr: QrCode } as const

/** Rarely used methods behind one row, which stays open on return. */
export function OtherMethods({ group, count, children }: Props) {
  const { t } = useTranslation('deposit')
  const [shown, setShown] = useDraft<string>(summaryTexts[group], () => '')
  return (
    <details
      className={classes(foldStyles['fold'], styles['others'])}
      open={shown !== ''}
      onToggle={({ currentTarget }) => setShown(currentTarget.open ? 'shown' : '')}
    >
      <summary className={groupStyles['row']}>
        <KindTile icon={tiles[group]} kind="out" />
        <span className={groupStyles['words']}>{t(summaryTexts[group], { count, shown: formatCount(count) })}</span>
        <ChevronDown className={groupStyles['end']} size={20} />
      </summary>
      {children}
    </details>
  )
}
