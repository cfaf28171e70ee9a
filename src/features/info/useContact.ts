import useSWRImmutable from 'swr/immutable'
import { readContact } from '../../api/info.ts'

/** How support is reached, read once. */
export const useContact = () => useSWRImmutable('contact', readContact)
