import { infoCall } from '../api/service.ts'
import { useRead } from '../api/useRead.ts'
import { brandName } from '../lib/settings/build.ts'

/** The brand's name until the backend answers. */
export const useServiceName = (options?: { mayRead: boolean }) => useInfo(options)?.name || brandName

export const useInfo = ({ mayRead = true } = {}) =>
  useRead(infoCall, undefined, mayRead ? undefined : { revalidateOnMount: false }).data
