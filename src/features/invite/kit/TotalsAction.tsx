import { RotateCw, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import type { InviteTotals } from './useInviteTotals.ts'
import styles from './Kit.module.css'

const totalsActions = {
  idle: { text: 'start', Icon: null },
  reading: { text: 'stop', Icon: Square },
  complete: { text: 'again', Icon: RotateCw },
  unsteady: { text: 'again', Icon: null },
  failed: { text: 'goOn', Icon: null },
  stopped: { text: 'goOn', Icon: null },
} as const

export function TotalsAction({ totals: { read, start, stop } }: { totals: InviteTotals }) {
  const { t } = useTranslation('kit')
  const { text, Icon } = totalsActions[read.status]
  return (
    <Button
      variant={Icon ? 'plain' : 'quiet'}
      className={classes(styles['action'], Icon && styles['beside'])}
      onClick={read.status === 'reading' ? stop : start}
    >
      {Icon && <Icon size={16} fill={Icon === Square ? 'currentColor' : 'none'} aria-hidden="true" />}
      {t(text)}
    </Button>
  )
}
