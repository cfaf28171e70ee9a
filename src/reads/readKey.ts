import type { Call } from '../api/call.ts'
import type { Sent } from '../api/client.ts'

/** What one reading of a call asks for. */
export type Asked = Pick<Sent, 'parameters' | 'body'>

/** The key of a read in the cache: the call itself and what it is asked for, so that no two reads share one by mistake. */
export const readKey = ({ method, path }: Call<unknown>, asked: Asked = {}) => [`${method} ${path}`, asked] as const
