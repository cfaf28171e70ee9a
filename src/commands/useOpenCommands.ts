import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useMemberHash } from '../wallet/useWallet.ts'
import type { CommandKind } from './kinds.ts'
import {
  isOwnCommand,
  listenOutcomes,
  openCommands,
  subscribeOpenCommands,
  watchOthers,
  type OpenCommand,
} from './openCommands.ts'

const noOpenCommands: readonly OpenCommand[] = []
const noCommands = () => noOpenCommands

export function useOwnCommands(): readonly OpenCommand[] {
  const member = useMemberHash()
  const commands = useSyncExternalStore(subscribeOpenCommands, openCommands, noCommands)
  useEffect(watchOthers, [commands])
  return commands.filter((one) => isOwnCommand(one, member))
}

export const useUnknownCommands = (): readonly OpenCommand[] =>
  useOwnCommands().filter(({ state }) => state === 'unknown')

/** Calls back once the outcome of an unknown command of this kind is known. */
export function useLateOutcome(
  kind: CommandKind,
  onOutcome: (outcome: 'done' | 'failed', command: OpenCommand) => void,
): void {
  const report = useEffectEvent((command: OpenCommand, outcome: 'done' | 'failed') => {
    if (command.kind === kind) onOutcome(outcome, command)
  })
  useEffect(() => listenOutcomes((command, outcome) => report(command, outcome)), [])
}
