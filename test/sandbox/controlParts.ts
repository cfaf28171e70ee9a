import { html, raw } from 'hono/html'
import type { SandboxState } from './state/state.ts'

/** Markup whose values are escaped. */
export type Html = ReturnType<typeof html>

/** Minor units as a person reads them. */
export const baht = (minor: number) => (minor / 100).toLocaleString('en-US', { style: 'currency', currency: 'THB' })

export function card(title: string, content: Html): Html {
  return html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`
}

/** A page for whoever plays the operator, with a link to another one. */
export function page(
  title: string,
  link: { readonly to: string; readonly name: string },
  content: Html | Html[],
): Html {
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <a href="${link.to}">${link.name}</a>
        </header>
        <main>${content}</main>
      </body>
    </html>`
}

/** A form that posts to a control call; `action` is relative to /sandbox/. */
export function form(action: string, content: Html): Html {
  return html`<form method="post" action="/sandbox/${action}">${content}</form>`
}

export function button(label: string, kind = ''): Html {
  return html`<button class="${kind}">${label}</button>`
}

export function field(label: string, input: Html): Html {
  return html`<label><span>${label}</span>${input}</label>`
}

/** A field for a number, with its value or the one that it has unless told. */
export function numberField(label: string, name: string, value: string | number | null = '', usual = ''): Html {
  return field(label, html`<input name="${name}" value="${value ?? ''}" placeholder="${usual}" inputmode="decimal" />`)
}

/** Values that a form sends and nobody types. */
export function hidden(values: Readonly<Record<string, string | number | boolean>>): Html {
  return html`${Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )}`
}

/** What something is now, with a button that sends the other. */
export function flip(
  action: string,
  next: Parameters<typeof hidden>[0],
  [label, now, change]: readonly [string, string, string],
): Html {
  return form(action, html`${hidden(next)}<span>${label}: <b>${now}</b></span> ${button(change)}`)
}

/** A select of values, or of pairs of value and text; `label` names one that stands in no field. */
export function select(name: string, choices: readonly (string | readonly [string, string])[], label = ''): Html {
  const options = choices.map((choice) => {
    const [value, text] = typeof choice === 'string' ? [choice, choice] : choice
    return html`<option value="${value}">${text}</option>`
  })
  return html`<select name="${name}" ${label && html`aria-label="${label}"`}>
    ${options}
  </select>`
}

/** A choice of a member; `everybody` is what the first choice, of all of them, is called. */
export function memberField({ members }: Pick<SandboxState, 'members'>, everybody?: string): Html {
  const choices = members.map(({ username, name }) => [username, name] as const)
  return field('Member', select('username', everybody === undefined ? choices : [['', everybody], ...choices]))
}

/** A table, or the sentence in its place where it has no rows. */
export function table(heads: readonly string[], rows: readonly (readonly (string | Html)[])[], none = 'None.'): Html {
  if (rows.length === 0) return html`<p>${none}</p>`
  const head = heads.map((text) => html`<th>${text}</th>`)
  const body = rows.map(
    (cells) =>
      html`<tr>
        ${cells.map((cell) => html`<td>${cell}</td>`)}
      </tr>`,
  )
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`
}
