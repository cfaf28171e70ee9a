import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { send } from '../../../api/client/client.ts'
import { invitesCall } from '../../../api/invite.ts'
import { createPagedList } from '../../../api/pagedList.ts'
import { subscribeSession } from '../../../session/session.ts'
import { rowsPerPage } from '../../../ui/lists/pageWindow.ts'
import { totalsOf } from './totals.ts'

const newReader = () =>
  createPagedList({
    readPage: async (page, signal) => {
      const { total, invites } = await send(invitesCall, { body: { page, limit: rowsPerPage }, signal })
      return { total, rows: invites }
    },
    pageSize: rowsPerPage,
    // Exclude the amount: it can change; identity must not.
    identityOf: ({ from, createdAt }) => JSON.stringify([from.name, createdAt]),
    mayChange: (_, isComplete) => isComplete,
  })

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
  const at = read.readAt ?? 0
  const sums = useMemo(() => totalsOf(read.rows, at), [read, at])
  return { read, at, sums, start: reader.read, stop: reader.stop }
}

export type InviteTotals = ReturnType<typeof useInviteTotals>
