import useSWR from 'swr'
import type { Banner } from '../api/banner.ts'

/** What the operator shows before a dialog; undefined while it is read. A failed read is no banners: the dialog does without. */
export function useBanners(key: string, read: () => Promise<readonly Banner[]>): readonly Banner[] | undefined {
  const { data, error } = useSWR(key, read, { revalidateOnFocus: false })
  return data ?? (error === undefined ? undefined : [])
}
