import type { Page } from '@playwright/test'

/** An element's whole text, or a pattern in it. */
export type Words = string | { readonly pattern: string }
type Role = Parameters<Page['getByRole']>[0]

/** An element as a player would name it. It is data, so that it can be sent to a page of any engine. */
export type Target = (
  | { readonly by: 'role'; readonly what: Role; readonly name?: Words }
  | { readonly by: 'label' | 'text'; readonly what: Words }
  | { readonly by: 'css'; readonly what: string }
) & {
  readonly inside?: Target
  /** Index among several, from 0. */
  readonly at?: number
}

const words = (said: string | RegExp): Words => (typeof said === 'string' ? said : { pattern: said.source })

export const role = (what: Role, name?: string | RegExp): Target =>
  name === undefined ? { by: 'role', what } : { by: 'role', what, name: words(name) }
export const button = (name: string | RegExp): Target => role('button', name)
export const label = (said: string | RegExp): Target => ({ by: 'label', what: words(said) })
export const text = (said: string | RegExp): Target => ({ by: 'text', what: words(said) })
export const css = (selector: string): Target => ({ by: 'css', what: selector })
export const at = (index: number, target: Target): Target => ({ ...target, at: index })
export const within = (outer: Target, inner: Target): Target => ({ ...inner, inside: outer })
