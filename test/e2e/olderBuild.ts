import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const hashInName = /-([0-9a-f]{8})\.(?:js|css)$/
const isText = (name: string) => /\.(js|css|html|json)$/.test(name)

/** Another hash for each file: every digit is counted from the other end. */
const otherHash = (hash: string) => [...hash].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('')

const inlineCode = /<(script|style)>(.*?)<\/\1>/gs
const policyHash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

/** Where the build of an older commit is (`npm run updates`); without one the tests make theirs. */
export const olderFolder = 'MEMBER_WALLET_OLDER_BUILD'

/**
 * Writes an older build into a folder: that of an older commit, where one was made; else the same app under other file names, as any change
 * of a room gives new names to all files that name it.
 */
export async function writeOlderBuild(build: string, folder: string): Promise<void> {
  const made = process.env[olderFolder]
  await cp(made ?? build, folder, { recursive: true })
  if (made === undefined) await giveOtherNames(folder)
}

async function giveOtherNames(folder: string): Promise<void> {
  const names = await readdir(join(folder, 'assets'))
  const hashes = new Map(
    names.flatMap((name) => hashInName.exec(name)?.slice(1, 2) ?? []).map((hash) => [hash, otherHash(hash)]),
  )
  const renamed = (text: string) =>
    text.replaceAll(/-([0-9a-f]{8})(?=\.(?:js|css))/g, (all, hash: string) =>
      hashes.has(hash) ? `-${hashes.get(hash)}` : all,
    )
  const rewrite = async (path: string) => {
    const text = await readFile(path, 'utf8')
    await writeFile(path, path.endsWith('.html') ? withPolicy(text, renamed(text)) : renamed(text))
  }
  await rewrite(join(folder, 'index.html'))
  await Promise.all(names.filter(isText).map((name) => rewrite(join(folder, 'assets', name))))
  await Promise.all(names.map((name) => rename(join(folder, 'assets', name), join(folder, 'assets', renamed(name)))))
}

/** The page's policy allows inline code by its hash, and the code names files. */
function withPolicy(before: string, after: string): string {
  const codes = (page: string) => [...page.matchAll(inlineCode)].map(([, , code = '']) => policyHash(code))
  const now = codes(after)
  return codes(before).reduce((page, hash, index) => page.replaceAll(hash, now[index] ?? hash), after)
}
