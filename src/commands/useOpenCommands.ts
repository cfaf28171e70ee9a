import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { memberId, subscribeMember } from '../wallet/useWallet.ts'
import { sessionMark } from '../session/session.ts'
import { hash } from '../lib/hash.ts'
import type { CommandKind } from './kinds.ts'
import { listenDone, openCommands, subscribeOpenCommands, watchOthers, type OpenCommand } from './openCommands.ts'

/** '' before the wallet is read. */
export function useMemberHash(): string {
  const id = useSyncExternalStore(subscribeMember, memberId, noMember)
  return id === '' ? '' : hash(id)
}

const noOpenCommands: readonly OpenCommand[] = []
const noCommands = () => noOpenCommands
const noMember = () => ''

/** By session before the wallet is read. */
export function useOwnCommands(): readonly OpenCommand[] {
  const member = useMemberHash()
  const commands = useSyncExternalStore(subscribeOpenCommands, openCommands, noCommands)
  useEffect(watchOthers, [commands])
  return commands.filter((one) => isOwnCommand(one, member))
}

export const isOwnCommand = (command: OpenCommand, member: string) =>
  command.kind !== 'register' &&
  (member === '' || command.member === '' ? command.session === sessionMark() : command.member === member)

export const useUnknownCommands = (): readonly OpenCommand[] =>
  useOwnCommands().filter(({ state }) => state === 'unknown')

export function useCommandDone(kind: CommandKind, onDone: () => void): void {
  const hear = useEffectEvent((done: OpenCommand) => {
    if (done.kind === kind) onDone()
  })
  useEffect(() => listenDone((done) => hear(done)), [])
}
