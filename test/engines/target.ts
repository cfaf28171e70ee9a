/** An element's whole text, or a pattern in it. */
export type Words = string | { readonly pattern: string }

/** An element as a player would name it. It is data, so that one script finds it in every engine's page. */
export interface Target {
  readonly by: 'role' | 'label' | 'text' | 'css'
  /** The role, the label, the text or the selector. */
  readonly what: Words
  /** The accessible name of a role. */
  readonly name?: Words
  readonly inside?: Target
  /** Index among several, from 0; -1 is the last one. */
  readonly at?: number
}

/** The visible part of a target. */
export interface Sight {
  readonly count: number
  readonly text: string
  readonly value: string
  readonly isChecked: boolean
  readonly isEnabled: boolean
  /** Its middle in the viewport, in CSS pixels. */
  readonly x: number
  readonly y: number
  /** True if a tap on its middle hits it, and nothing above it. */
  readonly isHit: boolean
}

const words = (said: string | RegExp): Words => (typeof said === 'string' ? said : { pattern: said.source })

export const role = (what: string, name?: string | RegExp): Target => ({
  by: 'role',
  what,
  ...(name === undefined ? {} : { name: words(name) }),
})
export const button = (name: string | RegExp): Target => role('button', name)
export const label = (said: string | RegExp): Target => ({ by: 'label', what: words(said) })
export const text = (said: string | RegExp): Target => ({ by: 'text', what: words(said) })
export const css = (selector: string): Target => ({ by: 'css', what: selector })
export const at = (index: number, target: Target): Target => ({ ...target, at: index })
export const within = (outer: Target, inner: Target): Target => ({ ...inner, inside: outer })

/** A target in words, for messages. */
export function describe({ by, what, name, inside }: Target): string {
  const said = (some: Words) => (typeof some === 'string' ? some : `/${some.pattern}/`)
  const own = `${by} ${said(what)}${name === undefined ? '' : ` “${said(name)}”`}`
  return inside ? `${own} in ${describe(inside)}` : own
}
