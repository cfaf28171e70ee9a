import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hosts } from '../fakes/hosts/hosts.ts'
import { openTelegramApp } from '../fakes/hosts/telegramMobile.ts'
import { dataOf, type Visit } from '../fakes/hosts/visit.ts'
import { expect, test } from './support/fixtures.ts'
import { firstJourney, logsIn } from './support/journeys.ts'
import { followLink, keepPicture, openGame, openSettings, shareInvite } from './support/matrixPlaces.ts'
import { arriveByInvite, changeColours, inviteFor, logInWalk, transferWalk, type Walk } from './support/matrixSteps.ts'
import { columnOf, findings, type Facts, type Support } from './support/matrixTable.ts'
import { fillLogin, total } from './support/player.ts'

/** Saves the facts in `npx tsx test/tools/matrix.ts`. In other runs docs/clients.md has to agree with them. */
async function report(client: string, facts: Facts): Promise<void> {
  await mkdir(findings, { recursive: true })
  await writeFile(join(findings, `${client}.json`), JSON.stringify(facts))
  if (!process.env['MATRIX']) expect(columnOf(client)).toEqual(facts)
}

/** A member who wants to be remembered restarts the app on a device whose browser stores nothing. */
async function staysLoggedIn({ app, reopen }: Visit): Promise<Support> {
  await fillLogin(app, 'rich', true)
  await expect(total(app)).toContainText('฿1,325,616.24')
  await reopen()
  const login = app.getByLabel('เบอร์โทรศัพท์')
  await expect(total(app).or(login)).toBeVisible()
  // The prerendered login is shown first; the code may know of a session.
  await expect.poll(() => app.evaluate(() => window.takeTap === undefined)).toBe(true)
  await expect(total(app).or(login)).toBeVisible()
  return (await login.isVisible()) ? 'absent' : 'native'
}

for (const host of hosts)
  test(`the main journeys, in ${host.name}, then without storages`, async ({ visit, sandbox, provoked }) => {
    sandbox.control.setSwitches({ otp: false })
    const visited = await visit(host, inviteFor(host))
    // Other tests cover motion; here it would cost time in each of ten clients.
    await visited.page.emulateMedia({ reducedMotion: 'reduce' })
    const walk: Walk = { visited, host, sandbox, facts: {} }
    await arriveByInvite(walk)
    await logInWalk(walk, () => fillLogin(visited.app))
    await changeColours(walk)
    await followLink(walk)
    await transferWalk(walk)
    await shareInvite(walk)
    await keepPicture(walk)
    await openGame(walk)
    await openSettings(walk)

    if (host.family === 'line') provoked.push(/^LIFF cannot store here/)
    walk.facts.token = await staysLoggedIn(await visit(host, {}, { stored: false }))
    await report(host.name, walk.facts)
  })

for (const client of ['ios', 'android'] as const)
  test(`a Telegram that never answers (${client}) keeps nobody waiting`, async ({ newVisit, baseURL, sandbox }) => {
    const visited = await openTelegramApp(await newVisit(), client, { url: baseURL ?? '', silent: true })
    // From here on both clients are alike, so that one whole journey is enough.
    await (client === 'android' ? firstJourney(visited.app, sandbox) : logsIn(visited.app))
    expect(dataOf(visited.received, 'web_app_request_safe_area')).toHaveLength(1)
    expect(dataOf(visited.received, 'web_app_ready')).toHaveLength(1)
    // The client may never show its main button, so the app does not rely on it.
    expect(dataOf(visited.received, 'web_app_setup_main_button')).toEqual([])
  })
