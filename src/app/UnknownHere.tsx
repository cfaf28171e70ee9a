import { Suspense, type ReactNode } from 'react'
import { useUnknownCommands } from '../commands/useOpenCommands.ts'
import { MayCalm } from '../i18n/errorText.ts'
import { DespiteFailure } from '../ui/ReadFailure.tsx'
import { lazyRoom } from '../ui/lazyRoom.tsx'
import { retry } from '../web/retry.ts'

/** It is needed where connections break. */
const fetchNotice = () => retry(() => import('./UnknownNotice.tsx'), 200)
const UnknownNotice = lazyRoom('shared', fetchNotice, 'UnknownNotice')

const notice = (
  <Suspense>
    <UnknownNotice />
  </Suspense>
)

/** Tells commands of unknown outcome where the reads of their place fail: they are on the device, and need no read. */
export function UnknownHere({ children }: { children: ReactNode }) {
  const isUnknown = useUnknownCommands().length > 0
  return (
    <MayCalm value={!isUnknown}>
      <DespiteFailure value={isUnknown && notice}>{children}</DespiteFailure>
    </MayCalm>
  )
}
