import type { Banner } from '../api/entities.ts'
import type { Call } from '../api/client/call.ts'
import { useRead } from '../api/useRead.ts'

/** The operator's banners before a dialog; undefined while they are read. A failed read means no banners. */
export function useBanners(call: Call<readonly Banner[]>): readonly Banner[] | undefined {
  const { data, error } = useRead(call, {}, { revalidateOnFocus: false })
  return data ?? (error === undefined ? undefined : [])
}
