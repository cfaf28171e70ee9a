import type { Banner } from '../api/banner.ts'
import type { Call } from '../api/call.ts'
import { useRead } from '../reads/useRead.ts'

/** What the operator shows before a dialog; undefined while it is read. A failed read is no banners: the dialog does without. */
export function useBanners(call: Call<readonly Banner[]>): readonly Banner[] | undefined {
  const { data, error } = useRead(call, {}, { revalidateOnFocus: false })
  return data ?? (error === undefined ? undefined : [])
}
