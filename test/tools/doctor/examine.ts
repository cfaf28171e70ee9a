import { messageOf } from './ask.ts'
import { api } from './checks/api.ts'
import { chat } from './checks/chat.ts'
import { commands } from './checks/commands.ts'
import { compression } from './checks/compression.ts'
import { connection } from './checks/connection.ts'
import { cors } from './checks/cors.ts'
import { files } from './checks/files.ts'
import { line } from './checks/line.ts'
import { pageGroup } from './checks/page.ts'
import { preview } from './checks/preview.ts'
import { reports } from './checks/reports.ts'
import { telegram } from './checks/telegram.ts'
import { unknown, type Check, type Finding, type Group, type Line } from './findings.ts'
import { memberLines, type Credentials } from './member.ts'
import type { Options } from './options.ts'
import { openSite, type Site } from './site.ts'
import { createWire, type Wire } from './wire.ts'

const groups: readonly Group[] = [
  connection,
  pageGroup,
  files,
  compression,
  preview,
  telegram,
  line,
  api,
  cors,
  commands,
  chat,
  reports,
]

export interface Report {
  readonly page: string
  readonly api: string
  /** Null without a chat. */
  readonly chat: string | null
  readonly lines: readonly Line[]
}

/** Time limits (ms) of one request, and of all. */
const eachLimit = 10_000
const allLimit = 90_000
const memberLimit = 180_000

/**
 * Examines a deployed origin without changing anything there.
 * @param credentials of the member to log in as; null: nobody.
 * @param ca the only authority to trust, in PEM; null: the known ones.
 * @throws Unreachable if the page's address does not answer.
 */
export async function examine(
  options: Options,
  credentials: Credentials | null = null,
  ca: string | null = null,
): Promise<Report> {
  const end = new AbortController()
  const all = AbortSignal.any([end.signal, AbortSignal.timeout(credentials ? memberLimit : allLimit)])
  try {
    return await examineBy(createWire({ ca, each: eachLimit, all }, options.insecure), options, credentials)
  } finally {
    end.abort()
  }
}

/** The same over another wire. */
export async function examineBy(wire: Wire, options: Options, credentials: Credentials | null = null): Promise<Report> {
  const site = await openSite(options, wire)
  const all = groups.flatMap(({ title, checks }) => checks.map((check) => ({ group: title, check })))
  const lines = all.map(async ({ group, check }) => ({ group, check: check.name, ...(await findingOf(check, site)) }))
  const checked = await Promise.all(lines)
  const read = credentials ? await memberLines(site, credentials) : []
  return { page: site.page.origin, api: site.api, chat: site.chat?.origin ?? null, lines: [...checked, ...read] }
}

async function findingOf({ run }: Check, site: Site): Promise<Finding> {
  try {
    return await run(site)
  } catch (error) {
    return unknown(messageOf(error))
  }
}
