import type { Currency } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { Deferred } from '../../ui/layout/FeatureBoundary.tsx'
import { lazyFeature } from '../../ui/layout/lazyFeature.tsx'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { parseLimits, useStoredLimits } from './store.ts'
import styles from './WeekBar.module.css'

interface Props {
  /** The deposit in the form; null if it has no amount. */
  adding: Minor | null
  currency: Currency
}

const WeekSum = lazyFeature('depositLimits', () => import('./WeekSum.tsx'), 'WeekSum')

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
