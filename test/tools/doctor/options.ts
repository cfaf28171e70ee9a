import { parseArgs } from 'node:util'

/** The doctor's options. Null: as the deployed page says. */
export interface Options {
  /** The root of the page's origin. */
  readonly page: URL
  /** The address in front of `/api/…`, without a trailing slash. */
  readonly api: string | null
  readonly chat: URL | null
  /** The address without encryption. */
  readonly plain: URL | null
  /** The path of the backend's files on the page's origin. */
  readonly media: string
  /** Certificates of unknown authorities are accepted. */
  readonly insecure: boolean
  readonly json: boolean
  /** Logs in as a member and compares what is read with the contract. */
  readonly member: boolean
  /** A file with a member's phone and password; null: the environment's, or the terminal's. */
  readonly memberFile: string | null
}

export const usage = `npm run doctor -- https://wallet.example
  --api https://api.example    the backend, where the page does not tell
  --chat https://chat.example  where socket.io answers, where the page does not tell
  --http http://localhost:80   the address without encryption, where it is not port 80
  --media /media/              the path of the backend's files on the page's origin
  --insecure                   takes certificates that nobody known has signed
  --member                     logs in and compares every read with docs/openapi.yaml; asks for phone and password,
                               or takes DOCTOR_PHONE and DOCTOR_PASSWORD
  --member-file FILE           the same with the phone in the file’s first line, the password in its second
  --json                       for machines`

/** @throws Error that names a word that is no address. */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      api: text,
      chat: text,
      http: text,
      media: text,
      insecure: flag,
      json: flag,
      member: flag,
      'member-file': text,
    },
  })
  const [address, ...others] = positionals
  if (address === undefined || others.length > 0) throw new Error('Give one address.')
  const page = webAddress(address)
  if (page.pathname !== '/') throw new Error(`Give the origin alone, ${page.origin}: the app is at its root.`)
  return {
    page,
    api: values.api === undefined ? null : webAddress(values.api).href.replace(/\/+$/, ''),
    chat: values.chat === undefined ? null : webAddress(values.chat),
    plain: values.http === undefined ? null : webAddress(values.http),
    media: values.media ?? '/media/',
    insecure: values.insecure,
    json: values.json,
    member: values.member || values['member-file'] !== undefined,
    memberFile: values['member-file'] ?? null,
  }
}

function webAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.search + url.hash + url.username + url.password !== '')
    throw new Error(`${text} is no address such as https://wallet.example.`)
  return url
}
