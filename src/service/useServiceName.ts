import { brandName } from '../settings/build.ts'
import { useInfo } from './useInfo.ts'

/** The service's name: the backend's, or the brand's until that is known. `asks: false` does not ask the backend. */
export const useServiceName = (options?: { asks: boolean }) => useInfo(options)?.name || brandName
