import { pages } from '../nav/addresses.ts'
import { rooms } from './rooms.tsx'

/** What a player opens next, as a rule: who is outside wants in, who is inside is here for the money. */
const likely = {
  outside: [rooms[pages.home].page],
  inside: [rooms.deposit.dialog, rooms.transfer.dialog, rooms.withdraw.dialog, rooms[pages.statement].page],
}

/** How long a page stands before it fetches what may come next (ms): what it needs itself has come by then. */
const restAfter = 3_000

const savesData = () => (Reflect.get(navigator, 'connection') as { saveData?: boolean } | undefined)?.saveData === true

/**
 * Fetches the rooms that are likely to be opened next, one after another, once the page is at rest; none for who saves data.
 * @returns what calls it off.
 */
export function fetchLikelyRooms(isInside: boolean): () => void {
  let isOver = false
  const fetchAll = () =>
    likely[isInside ? 'inside' : 'outside'].reduce(async (before, room) => {
      await before
      // One that does not come now is asked for again when it is opened.
      if (!isOver) await room.load().catch(() => undefined)
    }, Promise.resolve())
  const timer = setTimeout(() => void (savesData() || fetchAll()), restAfter)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
