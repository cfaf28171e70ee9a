import * as v from 'valibot'
import { vi } from 'vitest'
import { fakeBrowser, fakeDesk, fakeDevice, restoreBrowser, textOf, type Fate } from '../fakes/desk.ts'
import { createRandom } from '../sandbox/random.ts'
import { fakedTime, pass } from './clock.ts'
import { judge, type Figures } from './judge.ts'
import { Tab, type Seen } from './tab.ts'

const members = ['u1', 'u2'] as const
type Member = (typeof members)[number]

/** What was written in one member's chat. */
interface Written {
  readonly byTab: [string[], string[]]
  said: number
}

/**
 * Lets a player and support write this many messages each, over a connection that fails in every way, in two tabs of one browser, with
 * reloads and changes of the member. @returns what went wrong, by the desk's books and by the player's eyes.
 */
export async function talk(seed: number, each: number): Promise<Figures> {
  fakeBrowser(fakedTime)
  const one = new Talk(seed)
  try {
    for (let turn = 0; turn < each; turn += 1) await one.takeTurn()
    await one.settle()
    return await one.judged()
  } finally {
    one.close()
    restoreBrowser()
  }
}

/** So often the player comes back at the end to send again what may need it. */
const maxRounds = 60

const sentText = v.object({ message: v.object({ payload: v.object({ message: v.string() }) }) })
const textIn = (body: unknown) => v.parse(sentText, body).message.payload.message

class Talk {
  readonly #random
  readonly #desk = fakeDesk()
  readonly #seen: Seen = { offered: 0, needless: [], shownTwice: new Set(), again: new Set() }
  readonly #late = new Set<string>()
  readonly #written: Record<Member, Written> = {
    u1: { byTab: [[], []], said: 0 },
    u2: { byTab: [[], []], said: 0 },
  }
  readonly #tabs: readonly [Tab, Tab]
  readonly #onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  #member: Member = 'u1'

  constructor(seed: number) {
    this.#random = createRandom(seed)
    const world = {
      desk: this.#desk,
      device: fakeDevice(),
      seen: this.#seen,
      isTaken: (text: string) => this.#isTaken(text),
      onLeft: () => this.#desk.stalls.drop().forEach((body) => this.#late.delete(textIn(body))),
    }
    this.#tabs = [new Tab(world, this.#member), new Tab(world, this.#member)]
    this.#desk.delay(() => 5 + this.#random.next() ** 6 * 2_000)
    // The page gives up before the longest of them ends.
    this.#desk.stalls.last(() => 8_000 + this.#random.next() * 62_000)
    this.#desk.decide((name, _, body) => {
      const fate = this.#fateOf(name)
      if (fate === 'late' || fate === 'stall') this.#late.add(textIn(body))
      return fate
    })
  }

  async takeTurn(): Promise<void> {
    this.#say()
    this.#write()
    if (this.#chance(0.02)) this.#desk.drop()
    if (this.#chance(0.03)) for (const tab of this.#tabs) tab.sendAgain()
    if (this.#chance(0.01)) this.#anyTab()[1].reload()
    if (this.#chance(navigator.onLine ? 0.005 : 0.2)) this.#setOnline(!navigator.onLine)
    if (this.#chance(0.003)) this.#changeTo(this.#member === 'u1' ? 'u2' : 'u1')
    await pass(this.#chance(0.03) ? 8_000 : 1_200)
  }

  /** Everything works again, and the player sends again what may need it. */
  async settle(): Promise<void> {
    this.#desk.decide(() => 'answer')
    this.#setOnline(true)
    for (const member of members) {
      this.#changeTo(member)
      for (let round = 0; round < maxRounds && (round < 3 || this.#isWaiting()); round += 1) {
        await pass(70_000)
        for (const tab of this.#tabs) tab.sendAgain()
      }
    }
  }

  async judged(): Promise<Figures> {
    const { offered, needless, shownTwice, again } = this.#seen
    const sums = { offered, needless: needless.length, shownTwice: shownTwice.size }
    const figures: Figures = { ...sums, written: 0, lost: 0, twice: 0, disordered: 0, different: 0 }
    for (const member of members) {
      this.#changeTo(member)
      await pass(5_000)
      await this.#tabs[0].readAll()
      const { byTab, said } = this.#written[member]
      const { messages } = this.#tabs[0].snapshot()
      const one = judge({ history: this.#desk.historyOf(member), shown: messages, written: byTab, again, said })
      for (const name of ['written', 'lost', 'twice', 'disordered', 'different'] as const) figures[name] += one[name]
    }
    return figures
  }

  close(): void {
    for (const tab of this.#tabs) tab.close()
  }

  #isWaiting(): boolean {
    return this.#tabs.some((tab) => tab.snapshot().outbox.length > 0)
  }

  #say(): void {
    const written = this.#written[this.#member]
    written.said += 1
    const message = this.#desk.say(`support ${written.said}`, this.#member)
    if (this.#chance(0.1)) return
    this.#desk.deliver(message, this.#member)
    if (this.#chance(0.1)) this.#desk.deliver(message, this.#member)
  }

  #write(): void {
    const [index, tab] = this.#anyTab()
    const texts = this.#written[this.#member].byTab[index]
    const text = `player ${this.#member} tab ${index} ${texts.length}`
    texts.push(text)
    tab.write(text)
  }

  #anyTab(): [0 | 1, Tab] {
    const index = this.#chance(0.7) ? 0 : 1
    return [index, this.#tabs[index]]
  }

  #changeTo(member: Member): void {
    this.#member = member
    for (const tab of this.#tabs) tab.reload(member)
  }

  #setOnline(isOnline: boolean): void {
    this.#onLine.mockReturnValue(isOnline)
    this.#desk.setOnline(isOnline)
    if (isOnline) window.dispatchEvent(new Event('online'))
  }

  #fateOf(name: string): Fate {
    if (!navigator.onLine) return 'lose'
    const number = this.#random.next()
    if (number < 0.05) return 'lose'
    if (number < 0.1) return 'loseAnswer'
    if (name !== 'send') return 'answer'
    if (number < 0.11) return 'late'
    if (number < 0.113) return 'hang'
    if (number < 0.116) return 'stall'
    return number < 0.13 ? 'refuse' : 'answer'
  }

  #chance(part: number): boolean {
    return this.#random.next() < part
  }

  #isTaken(text: string): boolean {
    return (
      this.#late.has(text) || members.some((id) => this.#desk.historyOf(id).some((message) => textOf(message) === text))
    )
  }
}
