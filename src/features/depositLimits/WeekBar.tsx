import type { ComponentProps } from 'react'
import { Deferred } from '../../ui/layout/FeatureBoundary.tsx'
import { lazyFeature } from '../../ui/layout/lazyFeature.tsx'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { parseLimits, useStoredLimits } from './store.ts'
import styles from './WeekBar.module.css'

const WeekSum = lazyFeature('depositLimits', () => import('./WeekSum.tsx'), 'WeekSum')

export function WeekBar(props: ComponentProps<typeof WeekSum>) {
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
