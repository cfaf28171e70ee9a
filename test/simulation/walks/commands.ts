/** The commands of the contract. What `*` stands for is part of a command's name. */
const commands: readonly [name: string, method: string, path: RegExp][] = [
  ['transfer', 'POST', /^\/api\/wallet\/transfer$/],
  ['moveAll', 'POST', /^\/api\/wallet\/transferAll$/],
  ['withdraw', 'POST', /^\/api\/wallet\/withdraw(All)?$/],
  ['gift', 'POST', /^\/api\/wallet\/truelink$/],
  ['slip', 'POST', /^\/api\/wallet\/slip$/],
  ['openGame ', 'GET', /^\/api\/wallet\/activate\/(.+)$/],
  ['resetGame ', 'GET', /^\/api\/wallet\/resetpassword\/(.+)$/],
  ['autoLogin ', 'GET', /^\/api\/autoLogin\/(.+)$/],
  ['qr ', 'POST', /^\/api\/qrcode\/(.+)$/],
  ['endQr ', 'DELETE', /^\/api\/qrcode\/(.+)$/],
  ['inviteBonus', 'GET', /^\/api\/invite\/bonus$/],
  ['receiveRefund', 'GET', /^\/api\/refund\/receive$/],
  ['addRefund', 'GET', /^\/api\/refund\/addWallet$/],
  ['bonus ', 'GET', /^\/api\/bonus\/activate\/(.+)$/],
  ['endBonus', 'GET', /^\/api\/bonus\/clear$/],
  ['promotion ', 'GET', /^\/api\/promotion\/activate\/(.+)$/],
  ['spin', 'POST', /^\/api\/spinwheel\/spin$/],
  ['claim', 'POST', /^\/api\/spinwheel\/coupon\/claim$/],
  ['password', 'PUT', /^\/api\/account\/changepwd$/],
  ['profile', 'PUT', /^\/api\/account\/(profile|bankAccountName)$/],
]

/** The command that a request is, by the contract's list; null for a read, a login or a one-time code. */
export function commandOf({ method, url }: Pick<Request, 'method' | 'url'>): string | null {
  const { pathname } = new URL(url)
  for (const [name, ofMethod, path] of commands) {
    const match = ofMethod === method ? path.exec(pathname) : null
    if (match) return name.endsWith(' ') ? `${name}${match[1]}` : name
  }
  return null
}
