import { infoCall } from '../api/service.ts'
import { useRead } from '../reads/useRead.ts'

/** The service's name and website, read once. */
export const useInfo = () => useRead(infoCall).data
