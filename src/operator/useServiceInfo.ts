import { serviceInfoCall } from '../api/service.ts'
import { useRead } from '../api/useRead.ts'
import { brandName } from '../lib/settings/build.ts'

/** The brand's name until the backend answers. */
export const useServiceName = (options?: { mayRead: boolean }) => useServiceInfo(options)?.name || brandName

export const useServiceInfo = ({ mayRead = true } = {}) =>
  useRead(serviceInfoCall, undefined, mayRead ? undefined : { revalidateOnMount: false }).data
