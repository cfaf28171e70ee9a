import { classes } from '../../../ui/classes.ts'
import styles from './Kit.module.css'
import { TotalsAction } from './TotalsAction.tsx'
import { TotalsBar } from './TotalsBar.tsx'
import { TotalsLacks } from './TotalsLacks.tsx'
import { TotalsReading } from './TotalsReading.tsx'
import type { InviteTotals } from './useInviteTotals.ts'

/** How far the adding up has come, what the sums lack, and the button: together in one amber box where the player has to go on. */
export function TotalsCourse({ totals }: { totals: InviteTotals }) {
  const { status } = totals.read
  const isPart = status === 'failed' || status === 'stopped' || status === 'unsteady'
  return (
    <div className={classes(styles['course'], isPart && styles['partly'])}>
      {status !== 'idle' && (
        <>
          <TotalsReading read={totals.read} />
          <TotalsBar read={totals.read} />
          <TotalsLacks totals={totals} />
        </>
      )}
      <TotalsAction totals={totals} />
    </div>
  )
}
