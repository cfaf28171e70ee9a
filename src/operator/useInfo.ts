import { infoCall } from '../api/service.ts'
import { useRead } from '../api/useRead.ts'
import { brandName } from '../lib/settings/build.ts'

/** The service's name: the backend's, or the brand's until that is known. `asks: false` does not ask the backend. */
export const useServiceName = (options?: { asks: boolean }) => useInfo(options)?.name || brandName

/** The service's name and website, read once. `asks: false` takes what is known. */
export const useInfo = ({ asks = true } = {}) =>
  useRead(infoCall, undefined, asks ? undefined : { revalidateOnMount: false }).data
