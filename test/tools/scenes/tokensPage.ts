import { light, sheet } from '../palette.ts'

const roles = Object.keys(light).filter((role) => /^(#|var\(--brand)/.test(light[role] ?? ''))

const swatches = (scheme: string) =>
  `<h1>${scheme}</h1><div>${roles.map((role) => `<p><i style="background:var(--${role})"></i>${role}</p>`).join('')}</div>`

/** The page of design tokens in one colour scheme: every colour role with its name, out of the app's own style sheets. */
export const tokensPage = (scheme: 'light' | 'dark') => `<!doctype html>
<html data-theme="${scheme}"><style>${sheet}
  body { margin: 0; padding: 24px; background: var(--ground); color: var(--text); font: 14px/1.6 var(--font) }
  div { display: grid; grid-template-columns: repeat(5, 1fr); gap: 12px }
  p { margin: 0; padding: 12px; border-radius: var(--radius); background: var(--surface) }
  i { display: block; height: 48px; margin-bottom: 8px; border: 1px solid var(--line); border-radius: 8px }
</style>${swatches(scheme)}</html>`
