#!/usr/bin/env node
// Starts Firefox for Playwright, which always sends one command that Firefox 153 does not know yet. It is answered here.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const firefox = spawn('firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.once('exit', (code) => process.exit(code ?? 1))
process.once('SIGTERM', () => firefox.kill())

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1]
  if (!address) return console.error(line)
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.once('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`))
  server.on('connection', (playwright) => connect(playwright, new WebSocket(`${address}/session`)))
})

function connect(playwright, browser) {
  const opened = new Promise((resolve) => browser.once('open', resolve))
  playwright.on('message', async (data) => {
    await opened
    const { id, method } = JSON.parse(data)
    if (method === 'emulation.setMediaFeaturesOverride')
      playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    else browser.send(String(data))
  })
  browser.on('message', (data) => playwright.send(String(data)))
  browser.once('close', () => playwright.close())
  playwright.once('close', () => browser.close())
}
