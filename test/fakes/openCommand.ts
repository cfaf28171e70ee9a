import type { OpenCommand } from '../../src/commands/openCommands.ts'

type Stored = Pick<OpenCommand, 'id' | 'kind'> & Partial<Omit<OpenCommand, 'state' | 'endedAt' | 'check'>>

/** Stores a command that another page of this device has sent and not heard of. */
export function storeOpenCommand(command: Stored, area: Storage = sessionStorage): void {
  const others = JSON.parse(area.getItem('openCommands') ?? '[]') as unknown[]
  const whole = {
    parameters: {},
    amountMinor: null,
    at: Date.now(),
    member: '',
    session: '',
    baseline: null,
    ...command,
  }
  area.setItem('openCommands', JSON.stringify([...others, whole]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'openCommands' }))
}
