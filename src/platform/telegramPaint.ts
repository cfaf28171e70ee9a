import { writeScheme } from './surface.ts'
import { rolesOf } from './telegramTheme.ts'

/** Roles that a host's theme may set. */
const hostRoles =
  'ground sunken surface raised text muted line link danger accent on-accent accent-soft on-accent-soft hero on-hero-muted'.split(
    ' ',
  )

/** Paints the document in the host's colours and removes those of the theme before. Returns false where there is no theme. */
export function paintTheme(theme: unknown): boolean {
  const looks = rolesOf(theme)
  const { style } = document.documentElement
  for (const role of hostRoles) {
    const color = looks?.roles[role]
    if (color === undefined) style.removeProperty(`--${role}`)
    else style.setProperty(`--${role}`, color)
  }
  if (looks) writeScheme(looks.scheme)
  return looks !== null
}
