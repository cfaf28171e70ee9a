import { pages } from '../nav/addresses.ts'
import { DialogFailure, rooms } from './rooms.tsx'

/** The rooms that are opened next most often: home by visitors, those of money by members. First what stands for one that is lost. */
const likely = {
  outside: [DialogFailure, rooms[pages.home].page],
  inside: [
    DialogFailure,
    rooms.deposit.dialog,
    rooms.transfer.dialog,
    rooms.withdraw.dialog,
    rooms[pages.statement].page,
  ],
}

/** By then a page has loaded what it needs itself. */
const restAfterMs = 3_000

const savesData = () => (Reflect.get(navigator, 'connection') as { saveData?: boolean } | undefined)?.saveData === true

/**
 * Fetches the rooms that are likely to be opened next, one after another, once the page is at rest. Fetches none in data saving mode.
 * @returns the function that cancels it.
 */
export function fetchLikelyRooms(isInside: boolean): () => void {
  let isOver = false
  const fetchAll = () =>
    likely[isInside ? 'inside' : 'outside'].reduce(async (before, room) => {
      await before
      // One that fails is fetched again when it is opened.
      if (!isOver) await room.load().catch(() => undefined)
    }, Promise.resolve())
  const timer = setTimeout(() => void (savesData() || fetchAll()), restAfterMs)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
