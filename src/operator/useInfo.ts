import { infoCall } from '../api/service.ts'
import { useRead } from '../api/useRead.ts'
import { brandName } from '../lib/settings/build.ts'

/** The brand's name until the backend answers. */
export const useServiceName = (options?: { asks: boolean }) => useInfo(options)?.name || brandName

export const useInfo = ({ asks = true } = {}) =>
  useRead(infoCall, undefined, asks ? undefined : { revalidateOnMount: false }).data
