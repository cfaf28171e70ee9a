import * as v from 'valibot'
import { vi } from 'vitest'
import type { ChatSnapshot } from '../../../src/features/chat/engine/chat.ts'
import { fakeBrowser, fakeDesk, fakeDevice, openChat, restoreBrowser, textOf, type Fate } from '../../fakes/desk.ts'
import { createRandom } from '../../sandbox/random.ts'
import { fakeClock } from '../clock.ts'
import { judge, type Figures } from './judge.ts'

const members = ['u1', 'u2'] as const
type Member = (typeof members)[number]

/** More than the list shows at once. A message that is older is not drawn beside one that is being sent. */
const inSight = 40
/** So often the player comes back at the end to send again what may need it. */
const maxRounds = 60

const sentText = v.object({ message: v.object({ payload: v.object({ message: v.string() }) }) })
const textIn = (body: unknown) => v.parse(sentText, body).message.payload.message

/**
 * Lets a player and support write this many messages each, over a connection that fails in every way, in two tabs of one browser, with
 * reloads and changes of the member. @returns what went wrong, by the desk's books and by the player's eyes.
 */
export async function talk(seed: number, each: number): Promise<Figures> {
  fakeBrowser()
  const clock = fakeClock({ quietRounds: 1 })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const random = createRandom(seed)
  const chance = (part: number) => random.next() < part
  const desk = fakeDesk()
  const device = fakeDevice()
  /** Texts that the server takes after their connection has broken. */
  const late = new Set<string>()
  const written = { u1: { byTab: [[], []] as string[][], said: 0 }, u2: { byTab: [[], []] as string[][], said: 0 } }
  // What the player saw: offers to send again, those of a message that the server had, own messages that stood twice; what was sent again.
  const seen = { offered: 0, needless: 0, shownTwice: new Set<string>(), again: new Set<string>() }
  /** What a second tab had not sent when it was loaded again: it lived in that tab alone. */
  const gone = new Set<string>()
  let member: Member = 'u1'

  const isTaken = (text: string) =>
    late.has(text) || members.some((id) => desk.historyOf(id).some((message) => textOf(message) === text))

  /** A tab of the browser. The player looks at the chat after each of its changes. */
  const openTab = () => {
    const { storage } = fakeDevice()
    const offered = new Set<string>()
    const look = ({ messages, outbox }: ChatSnapshot) => {
      for (const { id, text, delivery } of outbox) {
        if (delivery !== 'unknown' || offered.has(id)) continue
        offered.add(id)
        seen.offered += 1
        if (isTaken(text)) seen.needless += 1
      }
      const shown = [...messages.slice(-inSight).map(textOf), ...outbox.map(({ text }) => text)]
      const own = shown.flatMap((text) => (text?.startsWith('player') ? [text] : []))
      for (const [place, text] of own.entries()) if (own.indexOf(text) < place) seen.shownTwice.add(text)
    }
    // Only the page that stores the outbox reads what is stored.
    let doesStore = false
    const observed: typeof device.storage = {
      ...device.storage,
      get(key) {
        doesStore ||= key.startsWith('drafts:')
        return device.storage.get(key)
      },
    }
    const open = () => {
      doesStore = false
      const chat = openChat(desk, { ...device, storage: observed }, `hash of ${member}`, {
        userId: member,
        tab: storage,
      })
      chat.subscribe(() => look(chat.snapshot()))
      return chat
    }
    const tab = {
      chat: open(),
      /** Loads the page again. What it sent and has not arrived goes with it. */
      reload() {
        if (!doesStore) for (const { text } of tab.chat.snapshot().outbox) gone.add(text)
        tab.chat.close()
        desk.stalls.drop().forEach((body) => late.delete(textIn(body)))
        tab.chat = open()
      },
      /** Sends again what failed, and what perhaps was not sent. */
      sendAgain() {
        for (const { id, text, delivery } of tab.chat.snapshot().outbox)
          if (delivery === 'failed' || delivery === 'unknown') {
            seen.again.add(text)
            offered.delete(id)
            tab.chat.retry(id)
          }
      },
    }
    return tab
  }
  const tabs = [openTab(), openTab()] as const
  const anyTab = () => (chance(0.7) ? 0 : 1)

  const setOnline = (isOnline: boolean) => {
    onLine.mockReturnValue(isOnline)
    desk.setOnline(isOnline)
    if (isOnline) window.dispatchEvent(new Event('online'))
  }
  const changeTo = (next: Member) => {
    member = next
    for (const tab of tabs) tab.reload()
  }
  const fateOf = (name: string): Fate => {
    if (!navigator.onLine) return 'lose'
    const number = random.next()
    if (number < 0.05) return 'lose'
    if (number < 0.1) return 'loseAnswer'
    if (name !== 'send') return 'answer'
    if (number < 0.11) return 'late'
    if (number < 0.113) return 'hang'
    if (number < 0.116) return 'stall'
    return number < 0.13 ? 'refuse' : 'answer'
  }
  const say = () => {
    written[member].said += 1
    const message = desk.say(`support ${written[member].said}`, member)
    if (chance(0.1)) return
    desk.deliver(message, member)
    if (chance(0.1)) desk.deliver(message, member)
  }
  const write = () => {
    const index = anyTab()
    const texts = written[member].byTab[index] ?? []
    const text = `player ${member} tab ${index} ${texts.length}`
    texts.push(text)
    tabs[index].chat.write(text)
  }
  const takeTurn = async () => {
    say()
    write()
    if (chance(0.02)) desk.drop()
    if (chance(0.03)) for (const tab of tabs) tab.sendAgain()
    if (chance(0.01)) tabs[anyTab()].reload()
    if (chance(navigator.onLine ? 0.005 : 0.2)) setOnline(!navigator.onLine)
    if (chance(0.003)) changeTo(member === 'u1' ? 'u2' : 'u1')
    await clock.pass(chance(0.03) ? 8_000 : 1_200)
  }
  /** Everything works again, and the player sends again what may need it. */
  const settle = async () => {
    desk.decide(() => 'answer')
    setOnline(true)
    const isWaiting = () => tabs.some(({ chat }) => chat.snapshot().outbox.length > 0)
    for (const next of members) {
      changeTo(next)
      for (let round = 0; round < maxRounds && (round < 3 || isWaiting()); round += 1) {
        await clock.pass(70_000)
        for (const tab of tabs) tab.sendAgain()
      }
    }
  }
  const judged = async (): Promise<Figures> => {
    const { offered, needless, shownTwice, again } = seen
    const figures = {
      offered,
      needless,
      shownTwice: shownTwice.size,
      written: 0,
      lost: 0,
      twice: 0,
      disordered: 0,
      different: 0,
    }
    for (const next of members) {
      changeTo(next)
      await clock.pass(5_000)
      const [{ chat }] = tabs
      while (chat.snapshot().older !== 'none') {
        chat.loadOlder()
        await clock.pass(10)
      }
      const { byTab, said } = written[next]
      const one = judge({
        history: desk.historyOf(next),
        shown: chat.snapshot().messages,
        written: byTab,
        again,
        gone,
        said,
      })
      for (const name of ['written', 'lost', 'twice', 'disordered', 'different'] as const) figures[name] += one[name]
    }
    return figures
  }

  desk.delay(() => 5 + random.next() ** 6 * 2_000)
  // The page gives up before the longest of them ends.
  desk.stalls.last(() => 8_000 + random.next() * 62_000)
  desk.decide((name, _, body) => {
    const fate = fateOf(name)
    if (fate === 'late' || fate === 'stall') late.add(textIn(body))
    return fate
  })
  try {
    for (let turn = 0; turn < each; turn += 1) await takeTurn()
    await settle()
    return await judged()
  } finally {
    for (const { chat } of tabs) chat.close()
    clock.end()
    restoreBrowser()
  }
}

/**
 * Lets the player write this many messages at once, of which one send in ten is lost, half of these before the backend acts and half after.
 * @returns the seconds that each took until it had arrived, at 40 ms there and back; a message that left no trace is looked for during ten seconds.
 */
export async function pace(count: number): Promise<number> {
  fakeBrowser()
  const clock = fakeClock({ quietRounds: 1 })
  const desk = fakeDesk()
  desk.delay(() => 20)
  desk.decide((name, sent) => (name !== 'send' || sent % 10 > 0 ? 'answer' : sent % 20 > 0 ? 'loseAnswer' : 'lose'))
  const chat = openChat(desk, fakeDevice())
  try {
    await clock.pass(1_000)
    const begun = clock.now()
    for (let index = 0; index < count; index += 1) chat.write(`player ${index}`)
    while (chat.snapshot().outbox.length > 0) {
      await clock.pass(100)
      for (const { id, delivery } of chat.snapshot().outbox) if (delivery === 'unknown') chat.retry(id)
    }
    return (clock.now() - begun) / 1000 / count
  } finally {
    chat.close()
    clock.end()
    restoreBrowser()
  }
}
