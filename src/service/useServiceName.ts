import { brandName } from '../settings/brand.ts'
import { useInfo } from './useInfo.ts'

/** The service's name: the backend's, or the brand's until that is known. */
export const useServiceName = () => useInfo()?.name || brandName
