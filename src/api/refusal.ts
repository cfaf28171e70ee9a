import type { Call } from './call.ts'
import { ApiError } from './errors.ts'

/** Statuses of gateways that lost the backend: they do not show whether a command was carried out. */
const isGateway = (status: number) => (status >= 502 && status <= 504) || (status >= 520 && status <= 527)

/** Only a code of the catalogue proves that such an answer is the backend's own. */
export const isDoubtful = (status: number) => status === 401 || isGateway(status)

/** The content of a refusal. */
interface Said {
  readonly code: string | undefined
  /** The code is one of the catalogue. */
  readonly isCode: boolean
  readonly content: unknown
}

/** A command that failed with a server error without a code of the backend is of unknown outcome (contract, reading 13). */
export function refusal(call: Call<unknown>, status: number, { code, isCode, content }: Said): ApiError {
  const isWordless = status >= 500 && (typeof content !== 'object' || content === null)
  if (call.kind === 'command' && (isWordless || (isGateway(status) && !isCode)))
    return new ApiError('NO_ANSWER', status, 'noAnswer')
  return new ApiError(code ?? 'INTERNAL_SERVER_ERROR', status, 'refused')
}

/** The catalogue is long and rarely needed, so it is loaded on demand; without it the code counts as unknown. */
export async function isCatalogued(code: string): Promise<boolean> {
  try {
    return (await import('./errorCodes.ts')).isErrorCode(code)
  } catch {
    return false
  }
}
