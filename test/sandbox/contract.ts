import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { contractFile, readContract, type Contract } from '../contract/contract.ts'
import type { Context, Exchange } from './context.ts'

let contract: Contract | null = null
const isAsked = () => process.env['CHECK_CONTRACT'] === '1'

/** Compares a regular answer, and what was sent for it, with docs/openapi.yaml, where tests ask for that. On the console it fails any test. */
export function checkExchange(context: Context, method: string, path: string, { body, answer, code }: Exchange): void {
  if (!isAsked()) return
  contract ??= readContract({ isClosed: true })
  const operation = contract.find(method, path)
  if (!operation) return complain(context, `${method} ${path} is not in docs/openapi.yaml`)
  const found = [
    ...contract.deviationsOf(operation, code === null ? 'answer' : 'refusal', answer),
    ...(code === null ? contract.deviationsOf(operation, 'body', body) : []),
  ]
  for (const { where, expected, came } of found)
    complain(context, `${method} ${path}: ${where} is to be ${expected}, and is ${came}`)
  const codes = [...contract.commonCodes, ...operation.codes]
  if (code !== null && /^[A-Z]\w+$/.test(code) && !codes.includes(code))
    complain(context, `${method} ${path}: docs/openapi.yaml has no ${code} there`)
}

/** The same for a message of the chat's socket. */
export function checkMessage(context: Context, message: unknown): void {
  if (!isAsked()) return
  contract ??= readContract({ isClosed: true })
  for (const { where, expected, came } of contract.deviationsOf(null, 'message', message))
    complain(context, `messaging: ${where} is to be ${expected}, and is ${came}`)
}

function complain({ violations }: Context, text: string): void {
  violations.push(`contract: ${text}`)
  console.error(`[contract] ${text}`)
}

const { resolve } = createRequire(import.meta.url)
const viewer = {
  'viewer.js': { file: resolve('swagger-ui-dist/swagger-ui-bundle.js'), type: 'text/javascript' },
  'viewer.css': { file: resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css' },
  'openapi.yaml': { file: contractFile, type: 'application/yaml' },
}

/** Shows docs/openapi.yaml at /sandbox/contract, where each call can be tried on the sandbox. */
export function contractRoutes(): Hono {
  const app = new Hono()
  for (const [name, { file, type }] of Object.entries(viewer))
    app.get(`/sandbox/contract/${name}`, (c) =>
      c.body(new Uint8Array(readFileSync(file)), 200, { 'content-type': `${type}; charset=utf-8` }),
    )
  app.get('/sandbox/contract', (c) => c.html(contractPage))
  return app
}

const start = `SwaggerUIBundle({
  url: '/sandbox/contract/openapi.yaml',
  dom_id: '#contract',
  showExtensions: true,
  requestInterceptor: (request) => ({ ...request, headers: { ...request.headers, 'X-Requested-With': 'XMLHttpRequest' } }),
})`

const contractPage = html`${raw('<!doctype html>')}
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Contract</title>
      <link rel="icon" href="/icon.svg" />
      <link rel="stylesheet" href="/sandbox/contract/viewer.css" />
    </head>
    <body>
      <div id="contract"></div>
      <script src="/sandbox/contract/viewer.js"></script>
      <script>
        ${raw(start)}
      </script>
    </body>
  </html>`
