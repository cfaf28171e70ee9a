import { useEffect } from 'react'
import { serverNow } from '../api/serverClock.ts'
import { useMemberHash } from '../commands/useOpenCommands.ts'
import { useNow } from '../ui/useNow.ts'
import { noBrakes, parseNote, type Note } from './note.ts'
import { inForce } from './rules.ts'
import { brakesText, keepBrakes, mendBrakes, useBrakesText } from './store.ts'

const found = (text: string): Note | 'damaged' | null => (text === '' ? null : (parseNote(text) ?? 'damaged'))

/**
 * The member's brakes: as stored (null for none), and the server's time (null while no answer has told it), both followed. `change` sets
 * them: it reads them again, as another tab may have changed them, and does nothing without the server's time.
 */
export function useBrakes() {
  const member = useMemberHash()
  const text = useBrakesText(member)
  useNow()
  useEffect(() => {
    mendBrakes(member)
  }, [member, text])
  return {
    brakes: found(text),
    now: serverNow(),
    change(act: (note: Note, now: number) => Note): void {
      const now = serverNow()
      const stored = found(brakesText(member))
      if (now === null || member === '') return
      const before = stored === null || stored === 'damaged' ? noBrakes : inForce(stored, now)
      keepBrakes(member, JSON.stringify({ ...act(before, now), version: before.version + 1 }))
    },
  }
}
