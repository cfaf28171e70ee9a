import { useMemberHash } from '../commands/useOpenCommands.ts'
import type { Currency } from '../i18n/money.ts'
import type { Minor } from '../money/minor.ts'
import { lazyRoom } from '../ui/lazyRoom.tsx'
import { Deferred } from '../ui/RoomBoundary.tsx'
import { parseNote } from './note.ts'
import { useBrakesText } from './store.ts'
import styles from './WeekBar.module.css'

interface Props {
  /** The deposit that the player is about to make; null where the form does not know it. */
  adding: Minor | null
  currency: Currency
}

const WeekSum = lazyRoom('brakes', () => import('./WeekSum.tsx'), 'WeekSum')

/** How much this week has used of the amount at which the player wants to be reminded; nothing without one. Its place is kept free. */
export function WeekBar(props: Props) {
  const text = useBrakesText(useMemberHash())
  if (text === '' || parseNote(text)?.amount == null) return null
  return (
    <div className={styles['place']}>
      <Deferred>
        <WeekSum {...props} />
      </Deferred>
    </div>
  )
}
