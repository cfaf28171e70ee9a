import useSWRImmutable from 'swr/immutable'
import { readNotice } from '../../api/info.ts'

/** The operator's notice as HTML for everybody; empty when there is none, or when it belongs to the bonus dialog. */
export function useNotice(): string {
  const notice = useSWRImmutable('notice', readNotice).data?.notice ?? ''
  return notice.includes('%percentFail%') ? '' : notice
}
