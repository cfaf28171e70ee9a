import { infoCall } from '../api/service.ts'
import { useRead } from '../reads/reads.ts'

/** The service's name and website, read once. `asks: false` takes what is known. */
export const useInfo = ({ asks = true } = {}) =>
  useRead(infoCall, undefined, asks ? undefined : { revalidateOnMount: false }).data
