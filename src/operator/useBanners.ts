import type { Call } from '../api/client/call.ts'
import type { BannerContent } from '../api/entities.ts'
import { useRead } from '../api/useRead.ts'

/** Undefined while loading; after a failed read there are none. */
export function useBanners(call: Call<readonly BannerContent[]>): readonly BannerContent[] | undefined {
  const { data, error } = useRead(call, {}, { revalidateOnFocus: false })
  return data ?? (error === undefined ? undefined : [])
}
