import type { Fault, SandboxState } from './state/state.ts'

/** The header of an answer that stands for a broken connection; adapters turn it into one. */
export const dropHeader = 'x-sandbox-drop'

/** Takes one use of the first fault that matches the call, and forgets a fault that is used up. */
export function takeFault(state: SandboxState, method: string, path: string): Fault | null {
  const fault = state.faults.find((candidate) => matches(candidate, method, path))
  if (!fault) return null
  fault.times -= 1
  if (fault.times <= 0) state.faults = state.faults.filter((other) => other !== fault)
  return fault
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== '*' && fault.method !== method) return false
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : fault.path === path
}

/** The answer that adapters turn into a broken connection. */
export function dropped(): Response {
  return new Response(null, { status: 502, headers: { [dropHeader]: '1' } })
}

/** Waits on the platform's timers, not on the clock that the sandbox was given. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
