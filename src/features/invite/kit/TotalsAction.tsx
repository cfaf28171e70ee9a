import { RotateCw, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import type { InviteTotals } from './useInviteTotals.ts'
import styles from './Kit.module.css'

/** What the player does next. Nothing has to be done while rows are read or all are there: then it is small, beside how far it came. */
const actions = {
  idle: { text: 'start', Icon: null },
  reading: { text: 'stop', Icon: Square },
  complete: { text: 'again', Icon: RotateCw },
  unsteady: { text: 'again', Icon: null },
  failed: { text: 'goOn', Icon: null },
  stopped: { text: 'goOn', Icon: null },
} as const

/** Begins, stops and goes on with adding up. One button in all states, which keeps the focus. */
export function TotalsAction({ totals: { read, start, stop } }: { totals: InviteTotals }) {
  const { t } = useTranslation('kit')
  const { text, Icon } = actions[read.status]
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
