import type { Call } from '../api/call.ts'
import type { RequestOptions } from '../api/client.ts'

/** The parameters of one read of a call. */
export type Asked = Pick<RequestOptions, 'parameters' | 'body'>

/** The key of a read in the cache: the call itself and its parameters, so that no two reads share one by mistake. */
export const readKey = ({ method, path }: Call<unknown>, asked: Asked = {}) => [`${method} ${path}`, asked] as const
