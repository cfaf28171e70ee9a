import { useEffect } from 'react'
import { useRead } from '../../api/useRead.ts'
import { wheelActiveCall } from '../../api/wheelActive.ts'
import { persistent } from '../../platform/storage.ts'
import { useGamesRefresh } from '../../wallet/useGamesRefresh.ts'

/** Refreshes the games, reads the wallet, then the wheel. */
export function useHome() {
  const entry = useGamesRefresh(true)
  const wheel = useRead(entry.loaded ? wheelActiveCall : null)
  const wheelIsActive = wheel.data?.isActive ?? null
  useEffect(() => {
    if (wheelIsActive) persistent.set('wheel', 'active')
    else if (wheelIsActive === false) persistent.remove('wheel')
  }, [wheelIsActive])
  return {
    ...entry,
    /** Null until known; a failed read counts as none. */
    wheelIsActive: wheelIsActive ?? (wheel.error ? false : null),
  }
}
