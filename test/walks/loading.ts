interface RunnerState {
  readonly resolvingModules: ReadonlySet<unknown>
  readonly evaluatedModules: {
    readonly idToModuleMap: ReadonlyMap<string, { readonly promise?: unknown; readonly evaluated?: boolean }>
  }
}

/** The state that Vitest's own `dynamicImportSettled` reads. That function sleeps each time that it is called. */
const runner = (globalThis as unknown as { __vitest_worker__: RunnerState }).__vitest_worker__

/** True while a room's code is being imported. */
export function isLoadingModules(): boolean {
  if (runner.resolvingModules.size > 0) return true
  for (const { promise, evaluated } of runner.evaluatedModules.idToModuleMap.values())
    if (promise && !evaluated) return true
  return false
}
