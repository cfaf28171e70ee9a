import { alertInSight } from '../hands.ts'
import { words } from '../words.ts'
import { endsSession, showsDone, type Cell } from './cell.ts'
import { columnOf } from './columns.ts'
import { tellsFailure } from './failures.ts'
import { claimsNothing, flawsOfScreen, here, notIn, saysFailed, showsDash, toldNow, type Told } from './screen.ts'
import type { Visit } from './visit.ts'

/** What is wrong while the fault lasts. */
export function judgeFault(cell: Cell): string[] {
  const { world, row, column, call } = cell
  const { network } = world
  const flaws = flawsOfScreen()
  if (network.sent.length === 0 && !column.isOffline) flaws.push('the screen did not make the call')
  if (column.ends === 'service') return here() === '/terminated' ? flaws : [...flaws, `is at ${here()}`]
  if (endsSession(cell))
    return here().startsWith('/login') && world.told.failure ? flaws : [...flaws, `is at ${here()}`]
  const isDone = showsDone(cell)
  const hasActed = network.sent.some(({ acted }) => acted)
  // What is optional need not be waited for.
  const isMissed = !cell.hasShownDone && !(row.visit.quiet && column.takes)
  if (column.isHarmless && isMissed) flaws.push('harmless, and not done')
  if (column.isHarmless && alertInSight() && saysFailed()) flaws.push('harmless, and told as failed')
  if (column.isHarmless) return flaws
  if (cell.sound && !row.visit.covers) flaws.push(...judgeTold(cell.sound, row.visit))
  if (row.visit.quiet) return flaws
  // An operator may have nothing to say in any field.
  if (column === columnOf('nulls') && call.kind === 'read') return flaws
  const mayBeDone = call.kind === 'read' ? column.isReadable : hasActed
  if ((isDone || cell.hasShownDone) && !mayBeDone) flaws.push('told as done, was not')
  const isTold = tellsFailure() || (row.visit.act && world.told.failure)
  if (!isDone && !isTold && !(column.isReadable && showsDash())) flaws.push('tells nothing')
  if (call.kind === 'command' && hasActed && saysFailed()) flaws.push('told as failed, was done')
  if (call.kind === 'command' && column.leaves === 'unknown' && saysFailed()) flaws.push('told as failed, is not known')
  if (call.kind === 'command' && !column.leaves && !hasActed && world.player.sees(words.shared.unknownTitle))
    flaws.push('told as not known, was refused')
  if (call.kind === 'read' && !isDone && claimsNothing()) flaws.push('claims that there is nothing')
  return flaws
}

/** An amount of nothing. Where an amount cannot be read a dash belongs. */
const noMoney = /[฿₭]−?0(\.00)?$/

/** What is told and not true, and what is not told. A screen that says what failed may show other figures, but no amount of nothing. */
function judgeTold(sound: Told, { offers, quiet, instead = [] }: Visit): string[] {
  const told = toldNow()
  const mayLack = offers || quiet !== undefined
  // What is not offered is not counted.
  const isCount = (shown: string) => offers && /^\d+$/.test(shown) && sound.figures.includes(`${Number(shown) + 1}`)
  const isMissed = !mayLack && told.items > 0 && told.items < sound.items
  return [
    ...notIn(sound, told.figures)
      .filter((figure) => (!tellsFailure() || noMoney.test(figure)) && !isCount(figure) && !instead.includes(figure))
      .map((figure) => `shows ${figure}, which is not true`),
    ...(isMissed && !tellsFailure() ? [`lists ${told.items} of ${sound.items}, and says nothing`] : []),
  ]
}

/** What the books and the backend say. */
export function judgeBooks({ world, row, call, acts }: Cell): string[] {
  const { network, sandbox } = world
  const counted = row.visit.keepsUnsent ? network.sent.filter(({ isRefused }) => !isRefused) : network.sent
  const flaws = [
    ...sandbox.audit().problems.map((problem) => `books: ${problem}`),
    ...sandbox.violations.map((violation) => `contract: ${violation}`),
  ]
  if (call.kind === 'command' && counted.length > acts) flaws.push(`was sent ${counted.length} times for ${acts} acts`)
  return flaws
}
