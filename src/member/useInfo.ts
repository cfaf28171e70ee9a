import { infoCall } from '../api/lookup.ts'
import { useRead } from './useRead.ts'

/** The service's name and website, read once. */
export const useInfo = () => useRead(infoCall).data
