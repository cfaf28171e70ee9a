import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { refundAccount } from '../../sandbox/areas/refund.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { members } from '../../sandbox/seed/seed.ts'
import { beginning, fakeClock, type Clock } from '../clock.ts'
import { fakeHands, sheet, type Hands } from '../hands.ts'
import { hearComplaints } from '../page.tsx'
import { words } from '../words.ts'
import { fakeDevice } from './device.ts'
import { fatedNetwork, type FatedNetwork } from './fates.ts'
import { enter, featureNames, featureOf, type FeatureName } from './features.ts'
import { fakeLock, storedToken } from './lock.ts'
import { createOracle, type Oracle, type Violation } from './oracle.ts'
import { createPlay, type Play } from './play.ts'
import { waysOut } from './said.ts'
import { players, type PlayerName, type Step, type Way } from './steps.ts'

/** Counts of one walk. */
export type Figures = Record<'steps' | 'commands' | 'unknown' | 'told' | 'settled' | 'exact', number>

/** The result of a walk. */
export interface Walked {
  readonly violations: readonly Violation[]
  readonly figures: Figures
  /** What happened, line by line. */
  readonly story: readonly string[]
}

/** Amounts that no other text on the screens shows. */
const amounts = { rich: ['137.11', '141.13'], longName: ['263.27', '277.29'] } as const

type World = ReturnType<typeof build>

/** Walks one way through the app, from loading it until every command has ended. */
export async function walk(way: Way): Promise<Walked> {
  const story: string[] = []
  const world = build(way)
  const { clock, device, oracle, network } = world
  const stopHearing = hearComplaints((text) => oracle.find('complaint', text))
  try {
    await begin(world)
    for (const step of [way.first, ...way.steps]) {
      story.push(`${clock.now()}: ${JSON.stringify(step)}`)
      await take(world, step)
      await clock.pass(20)
    }
    story.push(`${clock.now()}: all comes to rest`)
    await comeToRest(world)
    oracle.end()
  } finally {
    device.end()
    clock.end()
    stopHearing()
  }
  const { told, unknown, settled, exact } = oracle.figures
  return {
    violations: oracle.violations,
    figures: { steps: way.steps.length, commands: network.commands.length, unknown, told, settled, exact },
    story: [...story, ...network.commands.map((flight) => JSON.stringify(flight))],
  }
}

function build({ variation, remembered }: Way) {
  const parts = {} as { network: FatedNetwork; oracle: Oracle; clock: Clock; play: Play }
  const clock = fakeClock({
    isBusy: () => parts.network.isBusy(),
    look: () => {
      parts.oracle.look()
      parts.play.look()
    },
  })
  // The server's clock is right, whatever the phone's says.
  const sandbox = createSandbox({ quiet: true, variation, now: () => beginning + clock.now() })
  sandbox.control.setBanners({ invite: false, refund: false })
  sandbox.control.setSwitches({ wheel: true })
  const network = fatedNetwork(sandbox, () => clock)
  const oracle = createOracle(sandbox, network, () => clock)
  const play = createPlay(sandbox, network, () => clock)
  Object.assign(parts, { network, oracle, clock, play })
  globalThis.fetch = network.fetch
  localStorage.clear()
  sessionStorage.clear()
  const lock = fakeLock(clock, (text) => oracle.find('lock', text))
  const device = fakeDevice(clock, network, lock.open)
  // The member who uses the phone now.
  const player = 'rich' as PlayerName
  return { sandbox, clock, network, oracle, play, lock, device, hands: fakeHands(clock), player, remembered }
}

const idOf = ({ sandbox }: Pick<World, 'sandbox'>, player: PlayerName) =>
  sandbox.state.members.find(({ username }) => username === members[player].username)?.id ?? ''

async function begin(world: World): Promise<void> {
  for (const player of players)
    for (const secret of [members[player].name, ...amounts[player]]) world.oracle.belongs(idOf(world, player), secret)
  const token = world.sandbox.control.logIn(members.rich.username)
  ;(world.remembered ? localStorage : sessionStorage).setItem('token', token)
  await world.device.load('/user/home')
  await world.clock.pass(300)
}

async function logIn(world: World, player: PlayerName, remembered: boolean): Promise<void> {
  const { clock, hands } = world
  Object.assign(world, { player, remembered })
  if (!(await hands.clear())) return
  if (window.location.pathname !== '/login') await clock.doing(() => navigate('/login'))
  await clock.pass(200)
  await hands.fill(words.login.phone, members[player].username)
  await hands.fill(words.login.password, members[player].password)
  const box = document.querySelector<HTMLInputElement>('input[name=remember]')
  if (box && box.checked !== remembered) await clock.doing(() => void fireEvent.click(box))
  await hands.tap(words.login.submit)
  await clock.pass(400)
}

/** Ends the session, by the member or by the server. Returns false if the page does not learn of it. */
async function logOut({ clock, hands, sandbox, device }: World, by: 'expiry' | 'logOut'): Promise<boolean> {
  if (by === 'logOut' && (await hands.clear()) && (await hands.tap(words.common.logOut))) {
    await clock.pass(200)
    await hands.tap(words.common.logOut)
    await clock.pass(200)
  }
  for (let tries = 0; tries < 3 && storedToken() !== null; tries += 1) {
    sandbox.control.expireTokens()
    await clock.doing(() => device.setOnline(true))
    await clock.pass(200)
  }
  return storedToken() === null
}

async function take(world: World, step: Step): Promise<void> {
  const { clock, device, hands, network, oracle, player } = world
  if (step.do === 'send') {
    if (storedToken() === null) await logIn(world, player, world.remembered)
    // Somebody who is in the feature already goes on there.
    if (!hasFeatureOpen(step.feature, world) && !(await enter(step.feature, world))) return
    if (step.insists && !featureOf(step.feature).isAtRest(world)) {
      await takeWayOut(hands)
      await clock.pass(300)
    }
    network.plan(step.fates)
    oracle.begins()
    await featureOf(step.feature).send(world, amounts[world.player][step.amount] ?? '', step.taps)
  }
  if (step.do === 'enter') await enter(step.feature, world)
  if (step.do === 'wait') await clock.pass(step.ms)
  if (step.do === 'waitForAnswer') await waitForAnswer(world)
  if (step.do === 'reads') {
    network.goBad({ fail: step.fail, takes: step.takes }, step.ms)
  }
  if (step.do === 'comeBack') await clock.doing(() => device.setOnline(navigator.onLine))
  if (step.do === 'offline') {
    await clock.doing(() => device.setOnline(false))
    void clock.wait(step.ms).then(() => device.setOnline(true))
  }
  if (step.do === 'wayOut') await takeWayOut(hands)
  if (step.do === 'ok') await hands.tap(words.common.ok)
  if (step.do === 'back') await clock.doing(() => window.history.back())
  if (step.do === 'clock') setClock(step.hours)
  if (step.do === 'statement' && (await hands.clear())) await clock.doing(() => navigate('/user/statement'))
  if (step.do === 'play') world.play.round(idOf(world, player), step.minor)
  if (step.do === 'result') await lookAtResult(world)
  if (step.do === 'reload') await whileOnline(world, () => device.load())
  if (step.do === 'lock') await world.lock.set()
  if (step.do === 'forgetPin') await whileOnline(world, () => device.load(undefined, true))
  if (step.do === 'leave' && (await world.lock.leave(step.minutes))) await whileOnline(world, () => device.load())
  if (step.do === 'newTab' && world.remembered) await whileOnline(world, () => device.newTab())
  if (step.do === 'logOutElsewhere' && world.remembered) await device.logOutElsewhere(storedToken() ?? '')
  if (step.do === 'nextMember') {
    if (await logOut(world, step.by)) await logIn(world, player === 'rich' ? 'longName' : 'rich', step.remembered)
  }
}

/** Opens the result of the session, and judges it once it is read. */
async function lookAtResult(world: World): Promise<void> {
  const { clock, hands, oracle, play, player } = world
  if (storedToken() === null || !(await hands.clear())) return
  await clock.doing(() => navigate('/user/home?dialog=sessionResult'))
  await clock.pass(1_000)
  const { wrong, isExact } = play.judge(idOf(world, player))
  if (wrong !== null) oracle.find('net result', wrong)
  if (isExact) oracle.figures.exact += 1
  await hands.clear()
}

const hasFeatureOpen = (feature: FeatureName, world: World) => sheet() !== null && featureOf(feature).isAtRest(world)

/** A page can only be loaded online. */
async function whileOnline({ device, clock }: World, act: () => Promise<void>): Promise<void> {
  if (!navigator.onLine) await clock.doing(() => device.setOnline(true))
  await act()
  await clock.pass(300)
}

/** Waits until every command that the page sent has ended for it. */
async function waitForAnswer({ clock, network }: World): Promise<void> {
  for (let waits = 0; waits < 65 && network.commands.some(({ endedAt }) => endedAt === null); waits += 1)
    await clock.pass(1_000)
}

async function takeWayOut(hands: Hands): Promise<boolean> {
  for (const way of waysOut) if (await hands.tap(way)) return true
  return false
}

function setClock(hours: number): void {
  vi.setSystemTime(Date.now() + hours * 3_600_000)
}

/** Ends every trouble. Then every feature of everybody who sent something has to come to rest. */
async function comeToRest(world: World): Promise<void> {
  const { clock, device, hands, network } = world
  network.heal()
  network.plan([])
  if (network.commands.length === 0) return
  await clock.doing(() => device.setOnline(true))
  await waitForAnswer(world)
  await lookAtResult(world)
  for (let waits = 0; waits < 62 && network.commands.some(({ isOver }) => !isOver); waits += 1) await clock.pass(60_000)
  // By then late rows are in the statement and the app has told them, and a tab in the background has given its locks back.
  await clock.pass(network.commands.some(({ end }) => end === 'unknown') ? 400_000 : 61_000)
  for (const player of players) {
    const sent = network.commands.filter(({ member }) => member === idOf(world, player)).map(({ name }) => name)
    const wanted = featureNames.filter((feature) => sent.some((name) => featureOf(feature).sends.test(name)))
    if (wanted.length === 0) continue
    if (world.player !== player || storedToken() === null) {
      await logOut(world, 'logOut')
      await logIn(world, player, false)
    }
    for (const feature of wanted) if (!(await rests(world, feature))) tellStuck(world, feature)
    await hands.clear()
  }
}

/** Notes that a feature does not come to rest. */
function tellStuck({ sandbox, player, oracle }: World, feature: FeatureName): void {
  const { textContent } = sheet() ?? document.body
  const waiting = sandbox.state.balances[refundAccount(idOf({ sandbox }, player))] ?? 0
  if (textContent.includes(words.refund.halfTitle) && waiting === 0)
    oracle.find('told as missing, is in the wallet', feature)
  else oracle.find('stuck', `${feature}: ${textContent.slice(0, 160)}`)
}

/** True if a feature comes to rest when the player takes every way out that is offered. */
async function rests(world: World, name: FeatureName): Promise<boolean> {
  const { clock, hands, oracle } = world
  const feature = featureOf(name)
  for (let tries = 0; tries < 3; tries += 1) {
    // A session may have ended without the page's knowledge.
    if (storedToken() === null) await logIn(world, world.player, false)
    await enter(name, world)
    for (let looks = 0; looks < 4; looks += 1) {
      if (feature.isAtRest(world)) return true
      oracle.begins()
      if (!(await takeWayOut(hands))) await feature.goOn?.(world)
      await clock.pass(1_500)
    }
  }
  return false
}
