/** An import of one file of `src` by another, as their paths from the root. */
export interface Import {
  from: string
  to: string
}

/** A rule of `.dependency-cruiser.cjs`; it forbids imports from the one to the other. */
export interface Rule {
  name: string
  from: { path?: string }
  to: { path?: string }
}

export interface FolderMeasures {
  /** Folders of `src`; nested ones belong to these. */
  folders: number
  /** Pairs of folders of which the first imports the second. */
  arrows: number
  /** Length of the longest chain of folders that import one another. */
  layers: number
  /** Imports that break the table of folders, and folders in a circle. */
  faults: string[]
}

const folderOf = (path: string): string | null => /^src\/([^/]+)\//.exec(path)?.[1] ?? null

/** Measures the arrows between the folders of `src`. */
export function measureFolders(imports: readonly Import[], rules: readonly Rule[]): FolderMeasures {
  const arrows = new Map<string, Set<string>>()
  for (const each of imports) {
    const [from, to] = [folderOf(each.from), folderOf(each.to)]
    if (from === null || to === null) continue
    for (const folder of [from, to]) arrows.set(folder, arrows.get(folder) ?? new Set())
    if (from !== to) arrows.get(from)?.add(to)
  }
  const { layers, circle } = layersOf(arrows)
  const upward = imports.filter((each) => rules.some((rule) => forbids(rule, each)))
  return {
    folders: arrows.size,
    arrows: [...arrows.values()].reduce((sum, { size }) => sum + size, 0),
    layers,
    faults: [
      ...upward.map(({ from, to }) => `${from} imports upwards: ${to}`),
      ...(circle.length > 0 ? [`src has a circle in or below ${circle.join(', ')}`] : []),
    ],
  }
}

/** Takes away the lowest folders, layer by layer. What is left over when none is lowest has a circle below it. */
function layersOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): { layers: number; circle: string[] } {
  let rest = [...arrows.keys()]
  let layers = 0
  for (;;) {
    const above = rest.filter((folder) => rest.some((other) => arrows.get(folder)?.has(other)))
    if (above.length === rest.length) return { layers, circle: rest }
    rest = above
    layers += 1
  }
}

/** True if the table of folders forbids this import. */
function forbids({ name, from, to }: Rule, each: Import): boolean {
  if (!name.endsWith('-imports-downwards') || from.path === undefined || to.path === undefined) return false
  return new RegExp(from.path).test(each.from) && new RegExp(to.path).test(each.to)
}
