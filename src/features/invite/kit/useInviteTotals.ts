import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { send } from '../../../api/client.ts'
import { invitesCall } from '../../../api/invite.ts'
import { retryPause } from '../../../reads/reads.ts'
import { subscribeSession } from '../../../session/session.ts'
import { rowsPerPage } from '../../../ui/pageWindow.ts'
import { untilVisible } from '../../../web/visibility.ts'
import { createInviteReader } from './inviteReader.ts'
import { totalsOf } from './totals.ts'

const newReader = () =>
  createInviteReader({
    readPage: (page, signal) => send(invitesCall, { body: { page, limit: rowsPerPage }, signal }),
    pageSize: rowsPerPage,
    pauseAfter: retryPause,
    today: () => Date.now(),
    now: () => performance.now(),
    isHidden: () => document.hidden,
    untilVisible,
  })

/** The totals of the invites. They are read once the player asks, as long as the room is open, and go with the session. */
export function useInviteTotals() {
  const [reader] = useState(newReader)
  const read = useSyncExternalStore(reader.subscribe, reader.state)
  useEffect(() => {
    const release = subscribeSession(reader.forget)
    return () => {
      release()
      reader.stop()
    }
  }, [reader])
  const sums = useMemo(() => totalsOf(read.rows, read.at), [read])
  return { read, sums, start: reader.read, stop: reader.stop }
}

/** The totals, and how far they were read. */
export type InviteTotals = ReturnType<typeof useInviteTotals>
