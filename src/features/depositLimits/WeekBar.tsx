import { useMemberHash } from '../../commands/useOpenCommands.ts'
import type { Currency } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { lazyRoom } from '../../ui/layout/lazyRoom.tsx'
import { Deferred } from '../../ui/layout/RoomBoundary.tsx'
import { parseLimits, useStoredLimits } from './store.ts'
import styles from './WeekBar.module.css'

interface Props {
  /** The deposit that the player is about to make; null where the form does not know it. */
  adding: Minor | null
  currency: Currency
}

const WeekSum = lazyRoom('depositLimits', () => import('./WeekSum.tsx'), 'WeekSum')

/** How much this week has used of the amount at which the player wants to be reminded; nothing without one. Its place is kept free. */
export function WeekBar(props: Props) {
  const text = useStoredLimits(useMemberHash())
  if (text === '' || parseLimits(text)?.amount == null) return null
  return (
    <div className={styles['place']}>
      <Deferred>
        <WeekSum {...props} />
      </Deferred>
    </div>
  )
}
