import useSWRImmutable from 'swr/immutable'
import { readInfo } from '../api/lookup.ts'

/** The service's name and website, read once. */
export const useInfo = () => useSWRImmutable('info', readInfo).data
