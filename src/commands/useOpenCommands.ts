import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { memberId, subscribeMember } from '../wallet/useWallet.ts'
import { hash } from '../lib/hash.ts'
import type { Kind } from './kinds.ts'
import {
  listenDone,
  openCommands,
  sessionHash,
  subscribeOpenCommands,
  watchOthers,
  type OpenCommand,
} from './openCommands.ts'

/** The member as commands name them, empty while the wallet has not been read. */
export function useMemberHash(): string {
  const id = useSyncExternalStore(subscribeMember, memberId, noMember)
  return id === '' ? '' : hash(id)
}

const none: readonly OpenCommand[] = []
// A page that is drawn ahead belongs to nobody.
const noCommands = () => none
const noMember = () => ''

/** This member's open commands, also before anything has been read: those of the session are theirs. */
export function useOwnCommands(): readonly OpenCommand[] {
  const member = useMemberHash()
  const commands = useSyncExternalStore(subscribeOpenCommands, openCommands, noCommands)
  useEffect(watchOthers, [commands])
  return commands.filter((one) => isOwn(one, member))
}

/** A registration belongs to no signed-in member. */
export const isOwn = (command: OpenCommand, member: string) =>
  command.kind !== 'register' &&
  (member === '' || command.member === '' ? command.session === sessionHash() : command.member === member)

/** This member's commands of unknown outcome, without those under way. */
export const useUnknownCommands = (): readonly OpenCommand[] =>
  useOwnCommands().filter(({ state }) => state === 'unknown')

/** Calls back when a row shows that a command of this kind was carried out: what is still typed has been sent. */
export function useDoneMeanwhile(kind: Kind, onDone: () => void): void {
  const hear = useEffectEvent((done: OpenCommand) => {
    if (done.kind === kind) onDone()
  })
  useEffect(() => listenDone((done) => hear(done)), [])
}
