import { declaredCalls } from '../../contract/declaredCalls.ts'

/** Every command that the app declares; the contract's tests compare them with docs/openapi.yaml. */
const commands = Object.entries(declaredCalls)
  .filter(([, { kind }]) => kind === 'command')
  .map(([name, { method, path }]) => ({
    name: name.replace(/Call$/, ''),
    method,
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
  }))

export const commandNames = commands.map(({ name }) => name)

/** The command that a request is: its call's name, then what is in its path, as `activateGame lotus`. Null for others. */
export function commandOf({ method, url }: Pick<Request, 'method' | 'url'>): string | null {
  const { pathname } = new URL(url)
  for (const command of commands) {
    const match = command.method === method ? command.path.exec(pathname) : null
    if (match) return [command.name, ...match.slice(1)].join(' ')
  }
  return null
}
